import type { RecordDefinition } from '../contract/records/record.js';
import { refName, type JsonSchema } from './json-schema.js';
import type { SchemaSet } from './schema-set.js';

/** How a column is compared. */
export type ColumnKind = 'number' | 'text' | 'boolean' | 'list';

/** The columns of a record a list can be filtered and sorted by, with their schemas. */
export function listColumns(
  record: RecordDefinition,
  row: JsonSchema,
  set: SchemaSet,
): Record<string, { kind: ColumnKind; schema: JsonSchema }> {
  const columns: Record<string, { kind: ColumnKind; schema: JsonSchema }> = {};
  for (const [name, property] of Object.entries(row.properties ?? {})) {
    if (name === 'held' || name === record.secretWhen?.field) continue;
    const found = plain(property, set);
    if (found) columns[name] = found;
  }
  return columns;
}

/**
 * The kind of value a column holds, below references and nulls; `undefined` for what cannot be
 * compared.
 */
function plain(
  schema: JsonSchema,
  set: SchemaSet,
): { kind: ColumnKind; schema: JsonSchema } | undefined {
  const choice = schema.anyOf?.find(({ type }) => type !== 'null');
  if (choice) return schema.anyOf!.length > 2 ? undefined : plain(choice, set);
  const { $ref } = schema;
  const { type, items } = $ref === undefined ? schema : set.get(refName($ref), 'output');
  const one = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  // In an address `null` is written as nothing. What a column means, its row says.
  const { description: _said, ...rest } = schema;
  const bare = $ref === undefined ? { ...rest, type: one } : { $ref };
  if (one === 'integer' || one === 'number') return { kind: 'number', schema: bare };
  if (one === 'string') return { kind: 'text', schema: bare };
  if (one === 'boolean') return { kind: 'boolean', schema: bare };
  const entry = items && plain(items, set);
  return one === 'array' && (entry?.kind === 'text' || entry?.kind === 'number')
    ? { kind: 'list', schema: entry.schema }
    : undefined;
}

/** The schema of a record's filters: json-server's words, each with the type of its column. */
export function filterSchema(title: string, columns: ReturnType<typeof listColumns>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, { kind, schema }] of Object.entries(columns)) {
    properties[name] = schema;
    properties[`${name}_ne`] = schema;
    if (kind === 'number' || kind === 'text') {
      properties[`${name}_gte`] = schema;
      properties[`${name}_lte`] = schema;
    }
    if (kind === 'text') properties[`${name}_like`] = { type: 'string' };
  }
  return {
    type: 'object',
    title,
    description:
      'Each property is a word of the query. A column alone: equal to it, or to one of several ' +
      'when it is repeated; `_ne` not; `_gte` and `_lte` at least and at most; `_like` has the ' +
      'text in it. An empty value means nothing is there.',
    properties,
    additionalProperties: false,
  };
}
