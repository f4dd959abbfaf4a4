import type { Locale } from '@constella/i18n';

import { instant } from '../base/clock.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import type { SeedTexts } from './seed-texts.js';

/** The input every part of the seed is made from. */
export interface Seeding {
  readonly store: Store;
  readonly texts: SeedTexts;
  /** The language of {@link Seeding.texts}. */
  readonly locale: Locale;
  /** The moment it is. */
  readonly now: number;
  /** Since when the seeded people have their accounts. */
  readonly begin: number;
  /** Chooses among the possible time series; the same number gives the same. */
  readonly seed: number;
}

/** A part of the seed that belongs to a user. */
export type Owner = RowOf<'users'>;

/** Milliseconds of a day. */
export const day = 24 * 60 * 60 * 1_000;

/** A moment some days before another, negative for days after it. */
export const daysBefore = (moment: number, days: number): string => instant(moment - days * day);

/** The date of {@link daysBefore}: `2026-01-31`. */
export const dateBefore = (moment: number, days: number): string =>
  daysBefore(moment, days).slice(0, 10);

/** Names of a record's keys, with their types. */
export const keysOf = <T extends object>(of: T): (keyof T & string)[] =>
  Object.keys(of) as (keyof T & string)[];

/** A number with this many places, as a decimal column wants it. */
export const rounded = (value: number, places = 0): number => Number(value.toFixed(places));

/** FNV-1a: the same text gives the same 32 bits everywhere. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const letter of text) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return bits >>> 0;
}

/** Numbers from 0 up to 1 that look random and are the same every time (mulberry32). */
export function randomFrom(seed: number, name: string): () => number {
  let state = (hash(name) + seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The id of a row whose table has text ids: a UUID (version 8, our own) that a name decides. */
export function textIdOf(name: string): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hash(`${part}:${name}`).toString(16).padStart(8, '0'))
    .join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return parts.join('-');
}
