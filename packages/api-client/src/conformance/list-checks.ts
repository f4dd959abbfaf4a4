import * as z from 'zod';

import { bounds } from '../contract/bounds.js';
import { baseOf, columnFacts } from '../contract/records/columns.js';
import { recordPath, writableFields, type RecordDefinition } from '../contract/records/record.js';
import { same, type Reply } from './probe.js';
import type { Made, RecordMaker } from './record-maker.js';
import type { Visitor } from './visitor.js';

type Row = Record<string, unknown>;

const rowsOf = ({ json }: Reply): Row[] => (Array.isArray(json) ? (json as Row[]) : []);
/** A plain value as it stands in an address. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' ? '' : `${value as number}`;
const totalOf = (reply: Reply): number => Number(reply.headers.get('x-total-count') ?? Number.NaN);

/** Pages, order, filters and totals of a record's list. */
export async function checkList(
  record: RecordDefinition,
  made: Made,
  maker: RecordMaker,
  visitor: Visitor,
): Promise<void> {
  const { probe } = visitor;
  const path = recordPath(record.name);
  // Two more rows where they can be made, so that pages and orders have something to show.
  for (let more = 0; more < 2; more += 1) await maker.make(record);
  const ask = async (query: string) => {
    const reply = await visitor.send('GET', `${path}?${query}`);
    return probe.status(reply, 200, `takes ${query}`) ? reply : undefined;
  };

  const all = await ask('_limit=500&_sort=id');
  if (!all) return;
  const rows = rowsOf(all);
  // More rows than a page can hold: what follows could not be told from them.
  if (rows.length === bounds.pageSize.max) return;
  probe.equal(all, 'counts all rows', totalOf(all), rows.length);
  const ids = rows.map(({ id }) => id);
  probe.check(all, 'lists what was created', ids.includes(made.id), made.id, ids);
  const rising = ids.every(
    (id, at) => at === 0 || Number(id) > Number(ids[at - 1]) || record.textId,
  );
  probe.check(all, 'sorts by id', rising, 'rising ids', ids);
  const down = await ask('_limit=500&_sort=id&_order=desc');
  if (down)
    probe.equal(
      down,
      'sorts downwards',
      rowsOf(down).map(({ id }) => id),
      ids.toReversed(),
    );

  const [first, second] = [await ask('_limit=1&_sort=id'), await ask('_limit=1&_page=2&_sort=id')];
  if (first && second) {
    const seen = [...rowsOf(first), ...rowsOf(second)].map(({ id }) => id);
    probe.equal(second, 'goes on with the second page', seen, ids.slice(0, 2));
    probe.equal(first, 'counts rows of all pages', totalOf(first), ids.length);
  }
  const one = await ask(`id=${made.id}`);
  if (one) {
    probe.equal(
      one,
      'finds the row by its id',
      rowsOf(one).map(({ id }) => id),
      [made.id],
    );
    probe.equal(one, 'counts what the filter leaves', totalOf(one), 1);
  }
  const without = await ask(`id_ne=${made.id}&_limit=500&_sort=id`);
  if (without)
    probe.equal(
      without,
      'leaves out by _ne',
      rowsOf(without).map(({ id }) => id),
      ids.filter((id) => id !== made.id),
    );
  await checkFilters(record, made, rows, visitor, path);

  for (const query of [
    'conformanceUnknown=1',
    '_sort=conformanceUnknown',
    '_page=0',
    '_limit=0',
    '_limit=100000',
  ]) {
    const reply = await visitor.send('GET', `${path}?${query}`);
    probe.status(reply, 422, `refuses ${query} with 422`);
  }
  for (const secret of record.secrets) {
    const reply = await visitor.send('GET', `${path}?${secret}=x`);
    probe.status(reply, 422, 'filters by no secret');
  }
}

/** Every comparable column: what equals it, and what lies on both sides of it. */
async function checkFilters(
  record: RecordDefinition,
  { id, reply }: Made,
  rows: readonly Row[],
  visitor: Visitor,
  path: string,
): Promise<void> {
  const { probe } = visitor;
  const made = (reply.json ?? {}) as Row;
  const compare = async (
    query: Record<string, string>,
    rule: string,
    holds: (row: Row) => boolean,
  ) => {
    const search = new URLSearchParams({ ...query, _limit: '500', _sort: 'id' });
    const found = await visitor.send('GET', `${path}?${search.toString()}`);
    if (!probe.status(found, 200, rule)) return;
    const wanted = rows.filter(holds).map((row) => row['id']);
    probe.equal(
      found,
      rule,
      rowsOf(found).map((row) => row['id']),
      wanted,
    );
    probe.equal(found, 'counts what the filter leaves', totalOf(found), wanted.length);
  };
  for (const [name, field] of writableFields(record)) {
    const value = made[name];
    const base = baseOf(field);
    const hidden = record.secrets.includes(name) || record.secretWhen?.field === name;
    if (hidden || value === null || value === undefined || value === '') continue;
    if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
    const text = textOf(value);
    await compare({ [name]: text }, `filters by ${name}`, (row) => same(row[name], value));
    if (base instanceof z.ZodNumber && !columnFacts(field).references) {
      await compare(
        { [`${name}_gte`]: text },
        `filters by ${name}_gte`,
        (row) => row[name] !== null && Number(row[name]) >= Number(value),
      );
      await compare(
        { [`${name}_lte`]: text },
        `filters by ${name}_lte`,
        (row) => row[name] !== null && Number(row[name]) <= Number(value),
      );
    }
    if (base instanceof z.ZodString && text.length <= 100) {
      const part = text.slice(0, 20).toLowerCase();
      await compare({ [`${name}_like`]: part }, `filters by ${name}_like`, (row) =>
        textOf(row[name]).toLowerCase().includes(part),
      );
      const search = new URLSearchParams({ q: text, id: String(id) });
      const found = await visitor.send('GET', `${path}?${search.toString()}`);
      probe.equal(
        found,
        'finds the row by q',
        rowsOf(found).map((row) => row['id']),
        [id],
      );
    }
  }
  const none = await visitor.send('GET', `${path}?q=no-row-has-this-text-in-it`);
  probe.equal(none, 'finds nothing by q where nothing is', none.json, []);
}
