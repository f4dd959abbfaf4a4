import {
  isClosed,
  moneyCategories,
  moneyEntrySchema,
  monthOfDay,
  records,
  toMinor,
  type MoneyEntry,
  type MoneyKind,
  type RowOfRecord,
} from '@constella/api-client/contract';

import type { RowValues } from '../../../records/row-source';
import { columnsOf, readDay, readNumber, type CsvLines } from './read-csv';

/** What is wrong with a line. */
export type LineProblem = 'date' | 'number' | 'range' | 'twice' | 'closed' | 'amount';

/** A line that cannot be taken: its number in the file, the cell, and why. */
export interface LineError {
  readonly line: number;
  readonly cell: string;
  readonly problem: LineProblem;
}

/** What a file would bring: all of it, or nothing. */
export interface ImportPlan<Item> {
  /** Columns that were found by their names. */
  readonly columns: readonly string[];
  readonly items: readonly Item[];
  readonly errors: readonly LineError[];
}

/** Other names of columns, as the reader's language has them. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

interface Reading {
  readonly names: ColumnNames;
  /** Days are written with the month first. */
  readonly monthFirst: boolean;
}

const figures = [
  'sleepHours',
  'exerciseMinutes',
  'weight',
  'height',
  'caloriesConsumed',
  'caloriesBurned',
  'waterIntake',
] as const;
const words = ['mood', 'notes'] as const;

const namesOf = <Field extends string>(fields: readonly Field[], { names }: Reading) =>
  Object.fromEntries(fields.map((field) => [field, names[field] ?? []])) as unknown as Readonly<
    Record<Field, readonly string[]>
  >;

/** The days of health a file brings: cells that are empty say nothing. */
export function planHealth(
  [heads = [], ...lines]: CsvLines,
  reading: Reading,
): ImportPlan<RowValues & { date: string }> {
  const columns = columnsOf(heads, namesOf(['date', ...figures, ...words], reading));
  const { fields } = records.health_data;
  const errors: LineError[] = [];
  const seen = new Set<string>();
  const items = lines.flatMap((cells, index) => {
    // The first line has the names.
    const line = index + 2;
    const cellOf = (field: keyof typeof columns) => cells[columns[field] ?? -1] ?? '';
    const wrong = (cell: string, problem: LineProblem) => {
      errors.push({ line, cell, problem });
    };
    const date = readDay(cellOf('date'), reading.monthFirst);
    if (!date) {
      wrong(cellOf('date'), 'date');
      return [];
    }
    if (seen.has(date)) wrong(date, 'twice');
    seen.add(date);
    const day: Record<string, unknown> & { date: string } = { date };
    for (const field of figures) {
      const cell = cellOf(field);
      if (cell === '') continue;
      const value = readNumber(cell);
      if (value === undefined) wrong(cell, 'number');
      else if (!fields[field].safeParse(value).success) wrong(cell, 'range');
      else day[field] = value;
    }
    for (const field of words) {
      const cell = cellOf(field);
      if (cell === '') continue;
      if (fields[field].safeParse(cell).success) day[field] = cell;
      else wrong(cell.slice(0, 40), 'range');
    }
    return [day];
  });
  return { columns: Object.keys(columns), items, errors };
}

/** The same words for the same line, so that a file that is read twice is added once. */
function idOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `csv-${hash.toString(36)}`;
}

/** The money a file brings. An amount below zero was spent; the others were, where none is below. */
export function planMoney(
  [heads = [], ...lines]: CsvLines,
  reading: Reading,
  months: readonly Pick<RowOfRecord<'financial_data'>, 'month' | 'analytics'>[],
): ImportPlan<MoneyEntry> {
  const columns = columnsOf(
    heads,
    namesOf(['date', 'amount', 'moneyCategory', 'text', 'moneyKind'], reading),
  );
  const closed = new Set(months.filter(isClosed).map(({ month }) => month));
  const cellIn = (cells: readonly string[], field: keyof typeof columns) =>
    cells[columns[field] ?? -1] ?? '';
  const hasSigns = lines.some((cells) => (readNumber(cellIn(cells, 'amount')) ?? 0) < 0);
  const named = (value: string, values: readonly string[], prefix: string) =>
    values.find((one) =>
      [one, ...(reading.names[`${prefix}.${one}`] ?? [])].some(
        (name) => name.toLocaleLowerCase() === value.toLocaleLowerCase(),
      ),
    );
  const errors: LineError[] = [];
  const times = new Map<string, number>();
  const items = lines.flatMap((cells, index): MoneyEntry[] => {
    const line = index + 2;
    const wrong = (cell: string, problem: LineProblem): [] => {
      errors.push({ line, cell, problem });
      return [];
    };
    const date = readDay(cellIn(cells, 'date'), reading.monthFirst);
    if (!date) return wrong(cellIn(cells, 'date'), 'date');
    if (closed.has(monthOfDay(date))) return wrong(date, 'closed');
    const written = cellIn(cells, 'amount');
    const amount = readNumber(written);
    if (amount === undefined) return wrong(written, 'number');
    if (amount === 0) return wrong(written, 'amount');
    const kind =
      (named(cellIn(cells, 'moneyKind'), ['expense', 'income', 'investment'], 'kind') as
        | MoneyKind
        | undefined) ?? (hasSigns && amount > 0 ? 'income' : 'expense');
    const category = cellIn(cells, 'moneyCategory');
    const text = cellIn(cells, 'text');
    // Two alike on one day are two.
    const key = [date, kind, category, text, toMinor(amount)].join('\n');
    const nth = (times.get(key) ?? 0) + 1;
    times.set(key, nth);
    const entry = moneyEntrySchema.safeParse({
      id: idOf(`${key}\n${nth}`),
      date,
      kind,
      text,
      category:
        kind === 'expense'
          ? (named(category, moneyCategories, 'category') ?? (category || 'other'))
          : kind,
      amount: Math.abs(toMinor(amount)),
    });
    return entry.success ? [entry.data] : wrong(written, 'range');
  });
  return { columns: Object.keys(columns), items, errors };
}
