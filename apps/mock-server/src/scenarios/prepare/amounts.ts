import { bounds, type RunEvent, type RunResult } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { removeRow } from '../../store/remove-row.js';
import { anyStore, type AnyRow } from '../../store/rows.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import { storedRecord, tableNames, uniqueKeysOf, type TableName } from '../../store/tables.js';
import type { Preparation, PreparationRoom } from './preparation.js';

/** Rows a member has whatever they do: who they are, what they pay and what they are owed. */
const account: ReadonlySet<TableName> = new Set<TableName>([
  'user_subscriptions',
  'payments',
  'user_points',
  'point_transactions',
  'point_purchases',
]);

/** The tables of what members make, each row its member's own. */
const workTables = tableNames.filter((table) => {
  const { owner, read } = storedRecord(table);
  return owner === 'userId' && read === 'owner' && !account.has(table);
});

/** Nothing the demo user ever made is there. */
export const withoutWork: Preparation = ({ store, demo }) => {
  const rows = anyStore(store);
  let left = workTables.flatMap((table) =>
    rows.rowsBy(table, 'userId', demo.id).map(({ id }) => ({ table, id })),
  );
  // A row may be held by another that goes after it; what goes with another row is gone already.
  while (left.length > 0) {
    const held = left.filter(({ table, id }) => rows.find(table, id) && !removed(store, table, id));
    if (held.length === left.length) throw new Error(`${held[0]?.table} is held from outside`);
    left = held;
  }
};

function removed(store: Store, table: TableName, id: number | string): boolean {
  try {
    removeRow(store, table, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Rows of every list that can have so many: more than one page of them. */
const fullList = bounds.pageSize.default + 10;

/** Every list the demo user has goes beyond its first page, and one agent has the longest name. */
export const withFullLists: Preparation = (room) => {
  for (const table of workTables) fill(room, table, fullList, 'whole');
  const { store, demo } = room;
  const [agent] = store.rowsBy('agents', 'userId', demo.id);
  if (!agent) return;
  const { max } = bounds.agentName;
  const name = `${agent.name} `.repeat(max).slice(0, max - 1);
  store.update('agents', agent.id, { name: `${name}…` });
};

/** Rows of the lists that are large. */
export const largeList = 10_000;

/** The demo user has 10,000 runs, and as many talks with the life assistant. */
export const withLargeLists: Preparation = (room) => {
  fill(room, 'tasks', largeList, 'short');
  fill(room, 'life_assistant_interactions', largeList, 'short');
};

/** Milliseconds between two rows that are put in; no whole hours, so that no two days are alike. */
const apart = 71 * 60 * 1_000;

/**
 * Repeats the demo user's rows, each a little younger than the one before it, until there are so
 * many. Repeated runs are `whole`, or `short`: the begin of their result, and their last event.
 */
function fill(
  { store, demo, now }: PreparationRoom,
  table: TableName,
  count: number,
  runs: 'whole' | 'short',
): void {
  const rows = anyStore(store);
  // What there may be only one of cannot be repeated.
  const models = rows
    .rowsBy(table, 'userId', demo.id)
    .filter((row) =>
      uniqueKeysOf(table).every(({ columns }) =>
        columns.some((name) => (row[name] ?? null) === null),
      ),
    );
  const textual = storedRecord(table).textId === true;
  if (models.length === 0 || textual) return;
  const said = new Map<AnyRow, readonly RunEvent[]>();
  if (table === 'tasks')
    for (const model of models) {
      const all = store.rowsBy('run_events', 'taskId', Number(model.id)).map(({ event }) => event);
      said.set(model, runs === 'whole' ? all : all.slice(-1));
    }
  for (let number = models.length + 1; number <= count; number += 1) {
    const model = models[number % models.length]!;
    const { id: _id, revision: _revision, ...columns } = model;
    const { id } = rows.insert(table, {
      ...columns,
      ...(table === 'tasks' && runs === 'short' && shortRun(columns)),
      ...numbered(columns, number),
      ...movedTo(now - (count - number + 1) * apart, columns),
    });
    for (const event of said.get(model) ?? [])
      store.insert('run_events', { taskId: Number(id), event });
  }
}

const moments = ['createdAt', 'startedAt', 'completedAt'] as const;

/** The moments of a row that begins at another one. */
function movedTo(begin: number, columns: Readonly<Record<string, unknown>>) {
  const shift = begin - Date.parse(String(columns['createdAt']));
  return Object.fromEntries(
    moments.flatMap((name) => {
      const former = columns[name];
      return typeof former === 'string' ? [[name, instant(Date.parse(former) + shift)]] : [];
    }),
  );
}

/** Ten thousand results in full would be all there is to wait for. */
function shortRun({ result }: Readonly<Record<string, unknown>>) {
  const long = result as RunResult | null;
  return { outputs: {}, result: long && { text: `${long.text.slice(0, 160)}…` } };
}

/** A name of its own, so that rows can be told apart. */
function numbered(columns: Readonly<Record<string, unknown>>, number: number) {
  const column = ['name', 'title'].find((name) => typeof columns[name] === 'string');
  return column ? { [column]: `${String(columns[column])} ${number}` } : {};
}
