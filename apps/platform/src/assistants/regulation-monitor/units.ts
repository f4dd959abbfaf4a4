import { unitImpact } from '@constella/api-client';

import type { Monitored } from './monitored';

/** A part of a company, as a person describes it. */
export type Unit = Pick<Monitored['units'][number], 'name' | 'about'>;

/** The result with other units; what the regulations mean for each of them follows. */
export const withUnits = (result: Monitored, units: readonly Unit[]): Monitored => ({
  ...result,
  units: units.map(({ name, about }) => {
    const { score, items } = unitImpact({ name, about }, result.items, result.locale);
    return { name, about, score, items: [...items] };
  }),
});
