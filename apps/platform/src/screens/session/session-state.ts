import type { CardReview } from '@constella/api-client/contract';

import type { CardGrade, NextReview } from './scheduler';

/** A card of a session: `<row>:<card>`. */
export type CardKey = `${number}:${string}`;
/** The key of a card of a row. */
export const keyOf = (row: number, card: string): CardKey => `${row}:${card}`;
/** The row and the card of a key. */
export const partsOfKey = (key: CardKey): { row: number; card: string } => {
  const colon = key.indexOf(':');
  return { row: Number(key.slice(0, colon)), card: key.slice(colon + 1) };
};

/** A grade that was given, with what was known before: it can be taken back. */
export interface Graded {
  readonly key: CardKey;
  readonly grade: CardGrade;
  readonly at: number;
  readonly before: CardReview | null;
  readonly after: CardReview;
}

/** How far a session is. */
export interface SessionState {
  /** Cards that are still to come, the present one first. */
  readonly queue: readonly CardKey[];
  readonly graded: readonly Graded[];
  readonly isShown: boolean;
}

/** The state after a grade: a card that comes back today waits behind the others. */
export function afterGrade(
  { queue, graded }: SessionState,
  { review, days }: NextReview,
  given: Pick<Graded, 'grade' | 'at' | 'before'>,
): SessionState {
  const [key, ...rest] = queue;
  if (key === undefined) return { queue, graded, isShown: false };
  return {
    queue: days === 0 ? [...rest, key] : rest,
    graded: [...graded, { key, after: review, ...given }],
    isShown: false,
  };
}

/** The state before the last grade, with its answer shown. */
export function beforeLast(state: SessionState): SessionState {
  const last = state.graded.at(-1);
  if (!last) return state;
  return {
    queue: [last.key, ...state.queue.filter((key) => key !== last.key)],
    graded: state.graded.slice(0, -1),
    isShown: true,
  };
}

/** What a session came to, by its grades. */
export interface SessionSums {
  /** Cards that were graded. */
  readonly cards: number;
  /** Those remembered the first time they were seen. */
  readonly remembered: number;
  /** Those that had never been graded. */
  readonly fresh: number;
  /** Those that had to come back, and how often they were forgotten. */
  readonly cameBack: readonly {
    readonly key: CardKey;
    readonly times: number;
    readonly due: number;
  }[];
}

/** Sums of the grades of a session; a card counts once. */
export function sumsOf(graded: readonly Graded[]): SessionSums {
  const byCard = new Map<CardKey, Graded[]>();
  for (const one of graded) byCard.set(one.key, [...(byCard.get(one.key) ?? []), one]);
  const firsts = [...byCard.values()].flatMap(([first]) => first ?? []);
  return {
    cards: byCard.size,
    remembered: firsts.filter(({ grade }) => grade > 1).length,
    fresh: firsts.filter(({ before }) => before === null).length,
    cameBack: [...byCard].flatMap(([key, own]) => {
      const times = own.filter(({ grade }) => grade === 1).length;
      return times > 0 ? [{ key, times, due: own.at(-1)?.after.due ?? 0 }] : [];
    }),
  };
}

/** The cards that come back on each of the next seven days, today not among them. */
export function nextDays(
  reviews: Iterable<CardReview>,
  dayStarts: readonly number[],
): readonly number[] {
  const counts = dayStarts.slice(0, -1).map(() => 0);
  for (const { due } of reviews) {
    const day = dayStarts.findIndex((start, at) => due >= start && due < (dayStarts[at + 1] ?? 0));
    if (day >= 0) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
