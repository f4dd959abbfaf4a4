import { tripItemKinds, type TripItemKind } from './enums/travel.js';
import type { AccommodationType, ActivityPace, TransportationPreference } from './enums/travel.js';

/**
 * A whole amount in parts by their weights, by the largest remainder: whole numbers that sum to it
 * exactly. Without any weight everything is zero.
 */
export function splitAmount(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total / all) * weight);
  const parts = exact.map(Math.floor);
  let rest = total - parts.reduce((sum, part) => sum + part, 0);
  // What was cut off most is rounded up first, in the order of the parts where it is the same.
  const places = exact
    .map((value, at) => ({ at, cut: value - Math.floor(value) }))
    .filter(({ at }) => (weights[at] ?? 0) > 0)
    .toSorted((one, other) => other.cut - one.cut || one.at - other.at);
  for (let turn = 0; rest > 0; turn += 1, rest -= 1) {
    const { at = 0 } = places[turn % places.length] ?? {};
    parts[at] = (parts[at] ?? 0) + 1;
  }
  return parts;
}

/** The facts the money of a trip is shared out by. */
export interface TripStyle {
  readonly activityPace?: ActivityPace;
  readonly accommodationType?: AccommodationType;
  readonly transportationPreference?: TransportationPreference;
}

/** An entry of an itinerary, as far as money goes. */
interface Priced {
  readonly kind: TripItemKind;
  /** US cents; null while nobody knows. */
  readonly cost: number | null;
}

/** What each kind of thing costs of a trip's budget. */
export interface TripCosts {
  /** US cents set aside for each entry whose cost is not known, in order; 0 for the others. */
  readonly planned: readonly number[];
  /** Kinds with money in them: all of it, and what of it is known. */
  readonly costs: readonly {
    readonly kind: TripItemKind;
    readonly amount: number;
    readonly known: number;
  }[];
  /** Not set aside; below zero where known costs are more than there is. */
  readonly left: number;
}

/** Nights weigh by what is slept in, ways by how they are made, sights by how full the days are. */
const nights = {
  any: 10,
  hotel: 11,
  apartment: 10,
  guesthouse: 8,
  hostel: 5,
  resort: 15,
  camping: 3,
};
const rides = { any: 2, publicTransport: 2, car: 5, taxi: 6, bicycle: 1, walking: 1 };
const sights = { relaxed: 3, moderate: 4, active: 6 };
/** A day's meals, and the way there and back for each day of a week: a longer trip has no longer way. */
const meals = 7;
const way = { perDay: 6, days: 7 };
/** The part of what is not spent yet that stays free. */
const reserve = 0.1;

/**
 * A trip's budget in US cents: what is known is taken off first, the rest is shared out among the
 * entries nobody has a price of, and a tenth of it is kept. Everything together is the budget.
 */
export function shareTripBudget(
  budget: number,
  days: readonly (readonly Priced[])[],
  {
    activityPace = 'moderate',
    accommodationType = 'any',
    transportationPreference = 'any',
  }: TripStyle,
): TripCosts {
  const items = days.flat();
  const weights: Record<TripItemKind, number> = {
    journey: way.perDay * Math.min(days.length, way.days),
    stay: nights[accommodationType] * items.filter(({ kind }) => kind === 'stay').length,
    food: meals * days.length,
    sight: sights[activityPace] * days.length,
    ride: rides[transportationPreference] * days.length,
    free: 0,
  };
  const known = items.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const counts = new Map(tripItemKinds.map((kind) => [kind, 0]));
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const open = items.map(({ kind, cost }) =>
    cost === null ? weights[kind] / (counts.get(kind) ?? 1) : 0,
  );
  const weighed = open.reduce((sum, weight) => sum + weight, 0);
  // Where every cost is known all the rest stays free.
  const kept = weighed > 0 ? (weighed * reserve) / (1 - reserve) : 1;
  const planned = splitAmount(Math.max(0, budget - known), [...open, kept]).slice(0, -1);
  const amountOf = (at: number) => items[at]?.cost ?? planned[at] ?? 0;
  const costs = tripItemKinds.flatMap((kind) => {
    const places = items.flatMap((item, at) => (item.kind === kind ? [at] : []));
    const amount = places.reduce((sum, at) => sum + amountOf(at), 0);
    const found = places.reduce((sum, at) => sum + (items[at]?.cost ?? 0), 0);
    return amount > 0 ? [{ kind, amount, known: found }] : [];
  });
  return { planned, costs, left: budget - costs.reduce((sum, { amount }) => sum + amount, 0) };
}
