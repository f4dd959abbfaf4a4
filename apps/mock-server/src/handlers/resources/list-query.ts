import { baseOf, bounds, type RecordDefinition } from '@constella/api-client/contract';
import { z } from 'zod';

import { refuseFields, type ServerText } from '../../base/refusal.js';
import { folded } from '../../store/tables.js';
import { Turn } from '../http/turn.js';
import type { AnyRow } from '../../store/rows.js';

/** A test a row passes or not. */
type Filter = (row: AnyRow) => boolean;
/** The query a list was asked with. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly column: string; readonly descending: boolean }[];
  /** From 1; `undefined` when nobody says. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

type Kind = 'number' | 'boolean' | 'text' | 'list';

const head: readonly [string, Kind][] = [
  ['revision', 'number'],
  ['createdAt', 'text'],
];
const operators = ['_gte', '_lte', '_ne', '_like'] as const;
const wrong: ServerText = { id: 'validation.generic.invalid' };

const known = new WeakMap<RecordDefinition, ReadonlyMap<string, Kind>>();

/** The columns a list can be filtered and sorted by; a secret cannot be guessed through a filter. */
export function listColumns(record: RecordDefinition): ReadonlyMap<string, Kind> {
  const found = known.get(record);
  if (found) return found;
  const columns = new Map<string, Kind>([['id', record.textId ? 'text' : 'number'], ...head]);
  for (const [name, schema] of Object.entries(record.fields)) {
    const kind = kindOf(baseOf(schema as z.ZodType));
    if (kind && !record.secrets.includes(name) && record.secretWhen?.field !== name)
      columns.set(name, kind);
  }
  known.set(record, columns);
  return columns;
}

function kindOf(schema: z.ZodType): Kind | undefined {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  // A list of objects has nothing a word could be compared with.
  if (schema instanceof z.ZodArray) return kindOf(schema.element as z.ZodType) && 'list';
  if (schema instanceof z.ZodEnum || schema.def.type === 'string') return 'text';
  return undefined;
}

/**
 * Reads json-server's words for a list: `field=value` (again for one of several), `field_gte`,
 * `field_lte`, `field_ne`, `field_like`, `q`, `_sort`, `_order`, `_page`, `_limit`. An empty value
 * means "nothing in it".
 *
 * @throws {Refusal} 422 naming every word that says nothing here.
 */
export function readListQuery(record: RecordDefinition, params: URLSearchParams): ListQuery {
  const columns = listColumns(record);
  const fields = new Map<string, ServerText>();
  const filters: Filter[] = [];
  let texts = 0;
  for (const name of new Set(params.keys())) {
    if (['_page', '_limit', '_sort', '_order'].includes(name)) continue;
    const values = params.getAll(name);
    const filter =
      name === 'q' ? search(record, columns, values) : comparison(columns, name, values);
    if (name === 'q' || name.endsWith('_like')) texts += values.length;
    const maximum = bounds.searchTexts.max;
    if (texts > maximum)
      fields.set(name, { id: 'server.request.searchTexts', values: { maximum } });
    else if (filter === 'unknown') fields.set(name, { id: 'validation.generic.unknown' });
    else if (filter === 'wrong') fields.set(name, wrong);
    else filters.push(filter);
  }
  const number = (name: string, max: number): number | undefined => {
    const text = params.get(name);
    if (text === null) return undefined;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1) fields.set(name, { id: 'validation.generic.min', values: { minimum: 1 } });
    if (value > max) fields.set(name, { id: 'validation.generic.max', values: { maximum: max } });
    return value;
  };
  const { pageSize, wholeNumber } = bounds;
  const page = number('_page', wholeNumber.max);
  const limit = number('_limit', pageSize.max);
  const orders = (params.get('_order') ?? '').split(',');
  const sort = (params.get('_sort') ?? '')
    .split(',')
    .filter(Boolean)
    .map((column, at) => {
      if (!columns.has(column) || columns.get(column) === 'list') fields.set('_sort', wrong);
      const order = (orders[at] ?? '').toLowerCase();
      if (!['', 'asc', 'desc'].includes(order)) fields.set('_order', wrong);
      return { column, descending: order === 'desc' };
    });
  if (fields.size > 0) throw refuseFields(Object.fromEntries(fields));
  // The same column again decides nothing.
  const first = sort.filter(({ column }, at) => sort.findIndex((s) => s.column === column) === at);
  return { filters, sort: first, page, limit };
}

function comparison(
  columns: ReadonlyMap<string, Kind>,
  name: string,
  texts: readonly string[],
): Filter | 'unknown' | 'wrong' {
  const operator = columns.has(name) ? undefined : operators.find((end) => name.endsWith(end));
  const column = operator ? name.slice(0, -operator.length) : name;
  const kind = columns.get(column);
  if (!kind) return 'unknown';
  if (operator === '_like') {
    if (kind !== 'text') return 'wrong';
    const wanted = texts.map(folded);
    return (row) => wanted.some((text) => folded(textOf(row[column])).includes(text));
  }
  const values = texts.map((text) => valueOf(kind, text));
  if (values.includes(undefined)) return 'wrong';
  const first = values[0];
  if (operator === '_gte' || operator === '_lte') {
    if (kind === 'list' || kind === 'boolean' || first === null) return 'wrong';
    const least = operator === '_gte';
    return (row) => {
      const value = row[column] as number | string | null;
      if (value === null || value === undefined) return false;
      return least ? value >= (first as typeof value) : value <= (first as typeof value);
    };
  }
  const wanted = new Set(values);
  const has: Filter = (row) => holds(row[column], wanted);
  return operator === '_ne' ? (row) => !has(row) : has;
}

/** A value of a column as it is compared: null for "nothing", `undefined` for one it cannot have. */
function valueOf(kind: Kind, text: string): string | number | boolean | null | undefined {
  if (text === '') return null;
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}

function holds(value: unknown, wanted: ReadonlySet<unknown>): boolean {
  // What a list holds may be numbers; in an address all of it is text.
  if (Array.isArray(value))
    return value.length === 0 ? wanted.has(null) : value.some((each) => wanted.has(String(each)));
  return wanted.has(value === undefined || value === '' ? null : value);
}

/** Rows with every text somewhere in their text columns. */
function search(
  record: RecordDefinition,
  columns: ReadonlyMap<string, Kind>,
  texts: readonly string[],
): Filter {
  const searched = [...columns.keys()].filter(
    (name) =>
      Object.hasOwn(record.fields, name) &&
      (columns.get(name) === 'text' || columns.get(name) === 'list'),
  );
  const wanted = texts.map(folded);
  return (row) => {
    const words = searched.map((name) => folded(textOf(row[name]))).join('\n');
    return wanted.every((text) => words.includes(text));
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join('\n') : '';

/** Rows looked at between two looks at the clock. */
const rowsPerLook = 64;

/** The rows that pass, in the asked order; equal ones by id, what is absent last. */
export async function arrange<Row extends AnyRow>(
  rows: readonly Row[],
  { filters, sort }: ListQuery,
  locale: string,
): Promise<readonly Row[]> {
  const turn = new Turn();
  let found = rows;
  if (filters.length > 0) {
    const passing: Row[] = [];
    // Rows may come and go meanwhile: these are the ones there were.
    for (const [at, row] of [...rows].entries()) {
      if (at % rowsPerLook === 0 && turn.isOver) await turn.pass();
      if (filters.every((passes) => passes(row))) passing.push(row);
    }
    found = passing;
  }
  if (sort.length === 0) return found;
  if (found.length > bounds.pageSize.max) await turn.pass();
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found.toSorted((a, b) => {
    for (const { column, descending } of sort) {
      const order = compareValues(a[column], b[column], descending, compare);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  });
}

function compareValues(
  a: unknown,
  b: unknown,
  descending: boolean,
  compare: (a: string, b: string) => number,
): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  const order =
    typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b);
  return descending ? -order : order;
}
