import {
  agentBodySchema,
  agentTypes,
  columnFacts,
  idSchema,
  modelPurposes,
  records,
  storedSchema,
  type RecordDefinition,
  type StoredSchema,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { serverRecords } from './server-records.js';
import { RowError } from './row-error.js';
import type { Row, UniqueKey } from './table.js';

/**
 * Settings an agent has besides name and type; the contract's fields with their defaults filled in.
 */
const agentSettings = agentBodySchema.omit({ name: true, type: true }).strip();

/** An agent as a run took it along: renaming or deleting it later does not change the run. */
export const teamMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(agentTypes),
  settings: agentSettings,
  /** The platform's own agents: their model for each purpose of a step. */
  models: z.record(z.enum(modelPurposes), z.string()).optional(),
});

/** Every record with a table: the contract's and the server's own. */
export const storedRecords = { ...records, ...serverRecords };

type StoredRecords = typeof storedRecords;
const schemas = Object.fromEntries(
  Object.entries(storedRecords).map(([name, definition]) => [name, storedSchema(definition)]),
) as unknown as { [T in keyof StoredRecords]: StoredSchema<StoredRecords[T]> };

/**
 * Every stored table as a schema, derived from the records. The row types and the check of a data
 * file are derived from it. Agents and runs keep more than the wire shows.
 */
export const tables = {
  ...schemas,
  /** An event knows its own moment. */
  run_events: schemas.run_events.omit({ createdAt: true }),
  agents: schemas.agents.extend({
    settings: agentSettings,
    metadata: z.record(z.string(), z.unknown()).default({}),
    version: z.int().min(1).default(1),
  }),
  tasks: schemas.tasks.extend({
    /** Older runs do not say it: there was nothing else. */
    assistant: z.string().default('collaboration'),
    /** The language the run writes in. */
    locale: z.string(),
    /** From 1; a retry adds one. */
    attempt: z.int().min(1),
    /** The agents with their settings, once started. */
    team: z.array(teamMemberSchema),
    /**
     * The output of its steps beyond their messages, by the step's index: a resumed run reads it.
     */
    outputs: z
      .record(z.string(), z.object({ text: z.string(), value: z.unknown().optional() }))
      .default({}),
    version: z.int().min(1).nullable().default(null),
    edited: z.array(z.string()).default([]),
    pinned: z.boolean().default(false),
    /** The model chosen for it; null: one for the purpose of each step. */
    model: z.string().nullable().default(null),
    shareId: z.string().nullable().default(null),
    /** Points taken from the balance and not settled yet. */
    reserved: z.int().min(0),
  }),
};

/** A stored table. */
export type TableName = keyof typeof tables;
/** A row of a table. Rows are never changed in place: an update puts a new object there. */
export type RowOf<T extends TableName> = Readonly<z.output<(typeof tables)[T]>>;
/** A row as it is put in: columns with a default may be left out. */
export type RowInput<T extends TableName> = Readonly<z.input<(typeof tables)[T]>>;
/** All table names, in the order they stand in a data file. */
export const tableNames = Object.keys(tables) as TableName[];
/** An agent as a run took it along. */
export type TeamMember = z.output<typeof teamMemberSchema>;

/** A record by its table, without the precise types of its fields. */
export const storedRecord = (table: TableName): RecordDefinition => storedRecords[table];

/** Whether a table's rows bring their ids instead of getting the next number. */
export const hasTextIds = (table: TableName): boolean => storedRecord(table).textId === true;

/** How names and addresses are compared: `Ann@Example.org` and `ann@example.org` are one. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const foldedColumns: Partial<Record<TableName, readonly string[]>> = {
  users: ['username', 'email'],
};

/** Keys rows are found by beyond those their record names. */
const ownKeys: Partial<Record<TableName, readonly (readonly string[])[]>> = {
  tasks: [['shareId']],
};

/** The keys no two rows of a table may share, and how each is compared; null and '' may repeat. */
export const uniqueKeysOf = (table: TableName): UniqueKey[] =>
  [...storedRecord(table).unique, ...(ownKeys[table] ?? [])].map((columns) => ({
    columns,
    ...(columns.some((column) => foldedColumns[table]?.includes(column)) && { fold: folded }),
  }));

/** A column that holds ids of another table's rows. */
export interface Reference {
  readonly column: string;
  readonly table: TableName;
}

/** The references of a table: the columns rows are looked up by without scanning it. */
export function referencesOf(table: TableName): readonly Reference[] {
  let found = references.get(table);
  if (!found) {
    found = Object.entries(tables[table].shape).flatMap(([column, schema]) => {
      const target = columnFacts(schema as z.ZodType).references;
      return target ? [{ column, table: target as TableName }] : [];
    });
    references.set(table, found);
  }
  return found;
}
const references = new Map<TableName, readonly Reference[]>();

/**
 * A row as its record has it. It is the one rule for rows: what is written has passed it, so that
 * what is read passes it again.
 *
 * @throws {RowError} when a column does not take its value.
 */
export function checkedRow(table: TableName, row: object): Row {
  const checked = (tables[table] as z.ZodType<Row>).safeParse(row);
  if (checked.success) return checked.data;
  throw new RowError(table, (row as Partial<Row>).id, checked.error);
}
