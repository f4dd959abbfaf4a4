import type { AssistantResult } from '@constella/api-client';

/** The result of a travel plan. */
export type Trip = AssistantResult<'travel-plan'>;
/** A day of it. */
export type Day = Trip['days'][number];
/** An entry of a day. */
export type Item = Day['items'][number];

/** What an entry costs, or what is set aside for it. */
export const amountOf = ({ cost, planned }: Item): number => cost ?? planned;

const withItems = (trip: Trip, day: number, items: Item[]): Trip => ({
  ...trip,
  days: trip.days.map((one, at) => (at === day ? { ...one, items } : one)),
});

/** Where an entry stands by its time: after the last one that is not later; without a time, last. */
function placeByTime(items: readonly Item[], time: string): number {
  if (time === '') return items.length;
  const before = items.findLastIndex((one) => one.time !== '' && one.time <= time);
  if (before >= 0) return before + 1;
  const later = items.findIndex((one) => one.time > time);
  return later < 0 ? items.length : later;
}

/** A trip with an entry of a day in place of another; a new one, or one at another time, by its time. */
export function withItem(trip: Trip, day: number, item: Item): Trip {
  const items = trip.days[day]?.items ?? [];
  const at = items.findIndex(({ id }) => id === item.id);
  if (items[at]?.time === item.time) return withItems(trip, day, items.with(at, item));
  const others = at < 0 ? items : items.toSpliced(at, 1);
  const place = item.time === '' && at >= 0 ? at : placeByTime(others, item.time);
  return withItems(trip, day, others.toSpliced(place, 0, item));
}

/** A trip with an entry at a place of a day. */
export const inserted = (trip: Trip, day: number, at: number, item: Item): Trip =>
  withItems(trip, day, (trip.days[day]?.items ?? []).toSpliced(at, 0, item));

/** A trip without an entry. */
export const removed = (trip: Trip, day: number, at: number): Trip =>
  withItems(trip, day, (trip.days[day]?.items ?? []).toSpliced(at, 1));

/** A trip with an entry moved by places of its day. */
export function movedBy(trip: Trip, day: number, at: number, places: number): Trip {
  const item = trip.days[day]?.items[at];
  return item ? inserted(removed(trip, day, at), day, at + places, item) : trip;
}

/** A trip with an entry moved to another day, by its time among those there. */
export function movedTo(trip: Trip, day: number, at: number, other: number): Trip {
  const item = trip.days[day]?.items[at];
  const there = trip.days[other]?.items;
  if (!item || !there) return trip;
  return inserted(removed(trip, day, at), other, placeByTime(there, item.time), item);
}

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
type Place = Trip['places'][number];

/** Kilometers from one place to another along the surface of the earth. */
export function distanceOf(from: Place, to: Place): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const half =
    Math.sin((other - one) / 2) ** 2 + Math.cos(one) * Math.cos(other) * Math.sin(across / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The places of a trip on the map, each where it is reached first: its number is the day. */
export const stopsOf = ({ days, places }: Trip) =>
  places.map((place) => {
    const day = days.findIndex((one) => one.place === place.name);
    return { ...place, day: day < 0 ? 1 : day + 1 };
  });
