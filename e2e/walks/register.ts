import { expect } from '../platform';
import { field, type Place } from './place';

interface TypedRisk {
  /** The title of a risk, as it was typed into the form. */
  readonly risk: string;
  /** The treatment plan for it, typed into the result. */
  readonly plan: string;
}

const open = ({ page, typed }: Place<TypedRisk>) =>
  page.getByRole('button', { name: typed.risk, exact: true });

/** Steps for viewing and changing a risk register: of every assistant that has one. */
export const registerSteps = {
  result: ({ page, say }: Place<TypedRisk>) =>
    page.getByRole('region', { name: say('risk.matrix'), exact: true }),
  async edit(place: Place<TypedRisk>) {
    await open(place).click();
    await field(place, 'risk.plan').fill(place.typed.plan);
  },
  async edited(place: Place<TypedRisk>) {
    await open(place).click();
    await expect(field(place, 'risk.plan')).toHaveValue(place.typed.plan);
  },
  table: ({ typed }: Pick<Place<TypedRisk>, 'typed'>) => typed.risk,
};
