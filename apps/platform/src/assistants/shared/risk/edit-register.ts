import type { RegisteredRisk, RiskRegister } from '@constella/api-client';

import { isRated } from '@constella/api-client/contract';

import { nextId } from '../../../base/editing/next-id';

/** The fields of a risk a person may change. */
export type RiskChange = Partial<
  Pick<
    RegisteredRisk,
    | 'title'
    | 'description'
    | 'likelihood'
    | 'impact'
    | 'controlsInPlace'
    | 'treatment'
    | 'owner'
    | 'status'
  >
>;

/** A register with one risk changed. */
export const withChange = (
  register: RiskRegister,
  id: string,
  change: RiskChange,
): RiskRegister => ({
  ...register,
  items: register.items.map((item) => (item.id === id ? changed(item, change) : item)),
});

/** A risk somebody has put elsewhere is judged by them; the old reason no longer holds. */
function changed(item: RegisteredRisk, change: RiskChange): RegisteredRisk {
  const { likelihood = item.likelihood, impact = item.impact } = change;
  const isMoved =
    likelihood !== item.likelihood ||
    impact !== item.impact ||
    // An unrated one is rated by the first place it is given, the middle too.
    (!isRated(item) && (change.likelihood ?? change.impact) !== undefined);
  return { ...item, ...change, ...(isMoved && { basis: 'judged', reason: '' }) };
}

/** A register with a risk added at the end, in the middle of the matrix. */
export function withNewRisk(register: RiskRegister, title: string): RiskRegister {
  const last = register.items.at(-1);
  if (!last) return register;
  const item: RegisteredRisk = {
    ...last,
    id: nextId('r', register.items),
    title,
    description: '',
    likelihood: 3,
    impact: 3,
    basis: 'unknown',
    reason: '',
    controlsInPlace: '',
    treatment: { strategy: 'reduce', plan: '', lowersLikelihood: 0, lowersImpact: 0 },
    owner: '',
    status: 'identified',
  };
  return { ...register, items: [...register.items, item] };
}

/** A register without one of its risks; the last one stays. */
export const withoutRisk = (register: RiskRegister, id: string): RiskRegister =>
  register.items.length < 2
    ? register
    : { ...register, items: register.items.filter((item) => item.id !== id) };

/** A register with a risk that was removed at its place again, unless it is there. */
export const withRiskBack = (
  register: RiskRegister,
  item: RegisteredRisk,
  at: number,
): RiskRegister =>
  register.items.some(({ id }) => id === item.id)
    ? register
    : { ...register, items: register.items.toSpliced(at, 0, item) };
