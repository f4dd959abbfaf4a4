import * as z from 'zod';

import { bounds } from '../bounds.js';
import { day } from '../records/columns.js';
import { moneyKinds, toMinor, type RecurringMoney } from './money.js';
import type { RowOfRecord } from '../records/index.js';

const minutes = (max: number) => z.int().min(0).max(max).nullable().catch(null);

/** The data of one entry of a category: something to do, to buy, eaten, planned, paid each month. */
export const lifeEntryData = z.object({
  text: z.string().max(bounds.shortText.max).catch(''),
  /** The day it is on, or is needed by. */
  date: day().nullable().catch(null),
  /** The time it begins: `18:30`. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .catch(null),
  minutes: minutes(1_440),
  /** Kilocalories of a meal. */
  calories: minutes(bounds.wholeNumber.max),
  done: z.boolean().catch(false),
  /** Money that moves every month, in whole units of the currency. */
  amount: z.number().min(0).nullable().catch(null),
  moneyKind: z.enum(moneyKinds).nullable().catch(null),
  moneyCategory: z.string().max(bounds.shortText.max).nullable().catch(null),
});
/** The data of one entry of a category. */
export type LifeEntryData = z.infer<typeof lifeEntryData>;

/** One entry of a category, as a screen shows it. */
export interface LifeEntry extends LifeEntryData {
  readonly id: number;
  readonly revision: number;
  readonly createdAt: string;
  readonly category: RowOfRecord<'life_assistant_data'>['dataType'];
}

/** An entry out of its row; what its data lack is as nobody typed it. */
export const lifeEntry = (row: RowOfRecord<'life_assistant_data'>): LifeEntry => ({
  id: row.id,
  revision: row.revision,
  createdAt: row.createdAt,
  category: row.dataType,
  ...lifeEntryData.parse(row.data),
});

/** In the order of a day: with a time by it, the others first. */
export const byTime = (one: LifeEntryData, other: LifeEntryData): number =>
  (one.time ?? '').localeCompare(other.time ?? '');

/** The money that moves every month. */
export const recurringMoney = (entries: readonly LifeEntry[]): RecurringMoney[] =>
  entries.flatMap(({ id, category, text, date, amount, moneyKind, moneyCategory }) =>
    category === 'finance' && amount !== null && date !== null && moneyKind !== null
      ? [
          {
            id,
            text,
            kind: moneyKind,
            category: moneyCategory ?? 'other',
            amount: toMinor(amount),
            date,
          },
        ]
      : [],
  );

/** What somebody aims at, as it is held against what was logged. */
export const lifeTargetsSchema = z.object({
  /** Hours a night. */
  sleepHours: z.number().positive().max(24).nullable().catch(null),
  /** Minutes a week. */
  exerciseMinutes: z.int().positive().max(10_080).nullable().catch(null),
  /** Kilocalories a day. */
  caloriesConsumed: z.int().positive().max(bounds.wholeNumber.max).nullable().catch(null),
  /** Kilograms. */
  weight: z.number().positive().max(999).nullable().catch(null),
});
/** What somebody aims at. */
export type LifeTargets = z.infer<typeof lifeTargetsSchema>;

/** The row somebody's targets are in: the last one of them. */
export const targetsRow = (
  rows: readonly RowOfRecord<'life_assistant_data'>[],
): RowOfRecord<'life_assistant_data'> | undefined =>
  rows.filter(({ data }) => typeof data['targets'] === 'object').at(-1);

/** Somebody's targets; `null` for what none was set for. */
export const targetsOf = (rows: readonly RowOfRecord<'life_assistant_data'>[]): LifeTargets =>
  lifeTargetsSchema.parse(targetsRow(rows)?.data['targets'] ?? {});

/** The entries of rows: all but the targets. */
export const entriesOf = (rows: readonly RowOfRecord<'life_assistant_data'>[]): LifeEntry[] =>
  rows.filter(({ data }) => data['targets'] === undefined).map(lifeEntry);
