import { ApiError, currentIn, rowsOf, type RowsName } from '@constella/api-client';
import {
  isClosed,
  mergedChanges,
  newMonth,
  moneyEntries,
  withEntries,
  withoutEntry,
  type BodyOfRecord,
  type ChangeOfRecord,
  type MoneyChanges,
  type MoneyEntry,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations, type RowUpdate } from '@constella/api-client/react';

import type { RowValues } from '../../records/row-source';
import type { RecordTools } from '../../records/use-record-tools';

type Tools = Pick<RecordTools, 'api' | 'queryClient'>;
type HealthRow = RowOfRecord<'health_data'>;
type MonthRow = RowOfRecord<'financial_data'>;

/** Changes a row, or creates it where there is none yet, with what only a new one is told. */
export const saveRow = <Name extends RowsName>(
  { api, queryClient }: Tools,
  name: Name,
  row: { readonly id: number; readonly revision: number } | undefined,
  {
    changes,
    born = {},
  }: { readonly changes: ChangeOfRecord<Name>; readonly born?: Partial<BodyOfRecord<Name>> },
): Promise<RowOfRecord<Name>> =>
  row
    ? rowMutations
        .update(api, queryClient, name)
        .mutationFn({ id: row.id, revision: row.revision, changes } as RowUpdate<Name>)
    : rowMutations
        .create(api, queryClient, name)
        .mutationFn({ ...born, ...changes } as BodyOfRecord<Name>);

/** Fields of a day that two devices set to something else. */
export class DayClash extends Error {
  readonly theirs: HealthRow;
  readonly fields: readonly string[];

  constructor(theirs: HealthRow, fields: readonly string[]) {
    super(`set elsewhere: ${fields.join(', ')}`);
    this.theirs = theirs;
    this.fields = fields;
  }
}

/** Tries of a change that others are faster with: after these it is said. */
const tries = 4;

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The stored row of a day. */
async function dayRow({ api }: Tools, date: string): Promise<HealthRow | undefined> {
  return (await rowsOf(api, 'health_data').list({ where: { date }, limit: 1 })).rows[0];
}

/**
 * Stores a day: in its row, be it made meanwhile by another device, whose other fields stay.
 *
 * @param base the row as it was when it was opened.
 * @param agreed the newer row somebody has seen, and writes over.
 * @throws DayClash when both set the same field to something else.
 */
export async function saveDay(
  tools: Tools,
  day: RowValues & { date: string },
  base: HealthRow | undefined,
  agreed?: HealthRow,
): Promise<HealthRow> {
  const { api, queryClient } = tools;
  let known = agreed ?? base;
  for (let left = tries; ; left -= 1) {
    const { changes, clashes } = mergedChanges(agreed ?? base, day, known ?? {});
    if (known && clashes.length > 0) throw new DayClash(known, clashes);
    try {
      if (!known) return await rowMutations.create(api, queryClient, 'health_data').mutationFn(day);
      if (Object.keys(changes).length === 0) return known;
      return await rowMutations.update(api, queryClient, 'health_data').mutationFn({
        id: known.id,
        revision: known.revision,
        changes: changes,
      });
    } catch (error) {
      const newer =
        currentIn<HealthRow>(error) ?? (isTaken(error) ? await dayRow(tools, day.date) : undefined);
      if (!newer || left === 1) throw error;
      known = newer;
    }
  }
}

/** Thrown when money is to go into a month that is closed. */
export class ClosedMonth extends Error {}

/** The stored row of a month, and the one before it. */
async function monthRows({ api }: Tools, month: string): Promise<MonthRow[]> {
  const { rows } = await rowsOf(api, 'financial_data').list({
    where: { month: { lte: month } },
    sort: '-month',
    limit: 2,
  });
  return rows;
}

/**
 * Adds money to its month. Another device's entries stay: what is added is added to the month as it
 * is then, and once.
 *
 * @returns the ids of those that were not there yet.
 * @throws ClosedMonth
 */
export async function addMoney(
  tools: Tools,
  month: string,
  entries: readonly MoneyEntry[],
): Promise<readonly string[]> {
  const { api, queryClient } = tools;
  for (let left = tries; ; left -= 1) {
    const [first, second] = await monthRows(tools, month);
    const row = first?.month === month ? first : undefined;
    if (row && isClosed(row)) throw new ClosedMonth(`${month} is closed`);
    try {
      const so = row ?? newMonth(month, row ? second : first);
      const changes = withEntries(so, entries);
      if (row)
        await rowMutations
          .update(api, queryClient, 'financial_data')
          .mutationFn({ id: row.id, revision: row.revision, changes });
      else
        await rowMutations
          .create(api, queryClient, 'financial_data')
          .mutationFn({ ...so, ...changes });
      const known = new Set(moneyEntries(so).map(({ id }) => id));
      return entries.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    } catch (error) {
      if (left === 1 || !(currentIn(error) ?? isTaken(error))) throw error;
    }
  }
}

/** Changes a goal: what another device did to it meanwhile stays, and the change is made to that. */
export async function changeGoal(
  { api, queryClient }: Tools,
  goal: RowOfRecord<'life_goals'>,
  changesOf: (goal: RowOfRecord<'life_goals'>) => ChangeOfRecord<'life_goals'>,
): Promise<void> {
  let known = goal;
  for (let left = tries; ; left -= 1)
    try {
      await rowMutations.update(api, queryClient, 'life_goals').mutationFn({
        id: known.id,
        revision: known.revision,
        changes: changesOf(known),
      });
      return;
    } catch (error) {
      const newer = currentIn<RowOfRecord<'life_goals'>>(error);
      if (!newer || left === 1) throw error;
      known = newer;
    }
}

/**
 * Takes entries out of their month again; those of other devices stay.
 *
 * @throws ClosedMonth
 */
export async function removeMoney(
  tools: Tools,
  month: string,
  ids: readonly string[],
): Promise<void> {
  const [row] = await monthRows(tools, month);
  if (row?.month !== month) return;
  if (isClosed(row)) throw new ClosedMonth(`${month} is closed`);
  await changeMonth(tools, row, (now) =>
    ids.reduce<MonthRow>((so, id) => ({ ...so, ...withoutEntry(so, id) }), now),
  );
}

/** Changes a month: what another device did to it meanwhile stays, and the change is made to that. */
export async function changeMonth(
  { api, queryClient }: Tools,
  month: MonthRow,
  changesOf: (month: MonthRow) => MoneyChanges,
): Promise<void> {
  let known = month;
  for (let left = tries; ; left -= 1)
    try {
      const { income, expenses, savings, investments, budget, categories, analytics } = {
        ...known,
        ...changesOf(known),
      };
      await rowMutations.update(api, queryClient, 'financial_data').mutationFn({
        id: known.id,
        revision: known.revision,
        changes: { income, expenses, savings, investments, budget, categories, analytics },
      });
      return;
    } catch (error) {
      const newer = currentIn<MonthRow>(error);
      if (!newer || left === 1) throw error;
      known = newer;
    }
}
