import { bounds } from '../contract/bounds.js';
import {
  bodySchema,
  changeSchema,
  recordPath,
  rowSchema,
  type RecordDefinition,
} from '../contract/records/record.js';
import { routes } from '../contract/routes.js';
import { walk, schemaRef, type JsonSchema } from './json-schema.js';
import { aRow, pascal, singular, spoken } from './names.js';
import type {
  MediaType,
  Operation,
  Parameter,
  PathItem,
  Reference,
  ResponseObject,
} from './operation.js';
import { recordAreas } from './record-areas.js';
import { filterSchema, listColumns } from './record-filter.js';
import { refuse, type RefusalStatus } from './refusals.js';
import { sample } from './sample.js';
import type { Direction, SchemaSet } from './schema-set.js';

const areas = Object.entries(recordAreas).flatMap(([tag, records]) =>
  Object.values(records).map((record) => ({ tag, record })),
);

/** The component names of a record: row, body, change and filter. */
export function recordNamesOf({ name }: RecordDefinition) {
  const one = pascal(singular(name));
  return {
    one,
    many: pascal(name),
    row: `${one}Row`,
    body: `${one}RowBody`,
    change: `${one}RowChange`,
    filter: `${one}RowFilter`,
  };
}

const creates = ({ write, noCreate }: RecordDefinition) => write !== 'server' && !noCreate;
const changes = ({ write }: RecordDefinition) => write !== 'server';

/** Names the schemas of every record. */
export function addRecordSchemas(set: SchemaSet): void {
  for (const { record } of areas) {
    const names = recordNamesOf(record);
    set.add(names.row, rowSchema(record), 'output');
    if (creates(record)) set.add(names.body, bodySchema(record), 'input');
    if (changes(record)) set.add(names.change, changeSchema(record), 'input');
  }
}

/** Adds every record to the paths; where a call has a path and method already, the call stays. */
export function addRecordPaths(
  paths: Record<string, PathItem>,
  set: SchemaSet,
  filters: Record<string, JsonSchema>,
): void {
  const taken = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  for (const { tag, record } of areas) {
    markFields(record, set);
    const path = recordPath(record.name);
    const one = `${path}/{id}`;
    const { filter } = recordNamesOf(record);
    const columns = listColumns(record, set.get(recordNamesOf(record).row, 'output'), set);
    const put = (at: string, method: 'get' | 'post' | 'patch' | 'delete', operation: Operation) => {
      if (!taken.has(`${method.toUpperCase()} ${at}`)) (paths[at] ??= {})[method] = operation;
    };
    const area = [tag];
    filters[filter] = filterSchema(`Filter of ${record.name}`, columns);
    // A call in place of the list takes the same words.
    const called = paths[path]?.get;
    if (called) called.parameters = listParameters(record, columns, wholeLimit);
    put(path, 'get', list(record, area, columns, set));
    if (creates(record)) put(path, 'post', create(record, area, set));
    put(one, 'get', read(record, area, set));
    if (changes(record)) {
      put(one, 'patch', change(record, area, set));
      put(one, 'delete', remove(record, area));
    }
    (paths[one] ??= {}).parameters = [
      { $ref: `#/components/parameters/${record.textId ? 'TextId' : 'Id'}` },
    ];
  }
}

/** Marks fields only the server sets, ones never answered, and ones that must be unique. */
function markFields(record: RecordDefinition, set: SchemaSet): void {
  const names = recordNamesOf(record);
  const row = set.get(names.row, 'output');
  const fixed = ['id', 'revision', 'createdAt', 'held', ...record.fixed];
  if (record.owner === 'userId') fixed.push('userId');
  for (const [name, property] of Object.entries(row.properties ?? {}))
    if (record.write === 'server' || fixed.includes(name)) property.readOnly = true;
  row.description = record.description;
  if (record.ours) row['x-ours'] = true;
  if (record.unique.length > 0) row['x-unique'] = record.unique;
  const sent = [
    ...(creates(record) ? [set.get(names.body, 'input')] : []),
    ...(changes(record) ? [set.get(names.change, 'input')] : []),
  ];
  for (const { properties = {} } of sent)
    for (const secret of record.secrets)
      if (properties[secret]) properties[secret].writeOnly = true;
}

function content(name: string, direction: Direction, set: SchemaSet, many = false): MediaType {
  const resolve = (ref: string) => set.get(ref.slice(ref.lastIndexOf('/') + 1), direction);
  const schema: JsonSchema = many ? { type: 'array', items: schemaRef(name) } : schemaRef(name);
  return { schema, example: sample(schema, { resolve }) };
}

const json = (type: MediaType) => ({ 'application/json': type });
const header = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Who may, in words, as security and as permission. */
function access(
  { permission, read, write }: RecordDefinition,
  does: 'see' | 'write',
  note: string,
) {
  const open = does === 'see' ? read : write;
  const who = {
    anyone: 'Open to anybody.',
    member: 'For whoever is signed in.',
    owner: `Members ${does} their own rows, administrators with \`${permission}\` all of them.`,
    admin: `For administrators with \`${permission}\`.`,
    server: '',
  }[open];
  return {
    description: [note, who].filter(Boolean).join(' '),
    ...(open === 'anyone' && { security: [] }),
    ...((open === 'owner' || open === 'admin') && { 'x-permission': permission }),
  };
}

const refusedReads = ({ read }: RecordDefinition): RefusalStatus[] => [
  405,
  ...(read === 'anyone' ? [] : ([401] as const)),
  ...(read === 'admin' ? ([403] as const) : []),
  500,
];
const refusedWrites: readonly RefusalStatus[] = [401, 403, 405, 413, 415, 429, 500, 503, 507];

/** The words a list of a record takes. */
function listParameters(
  record: RecordDefinition,
  columns: ReturnType<typeof listColumns>,
  limit: Parameter | Reference,
): (Parameter | Reference)[] {
  const sortable = Object.keys(columns).filter((column) => columns[column]?.kind !== 'list');
  const sort: Parameter = {
    name: '_sort',
    in: 'query',
    description: `Columns to sort by, separated by commas: ${sortable.join(', ')}.`,
    schema: { type: 'string' },
  };
  const filter: Parameter = {
    name: 'filter',
    in: 'query',
    description: 'Its properties are parameters of their own: `?title=…&createdAt_gte=…`.',
    style: 'form',
    explode: true,
    schema: schemaRef(recordNamesOf(record).filter),
  };
  return [parameter('Page'), limit, sort, ...['Order', 'Q'].map(parameter), filter];
}

const { min: minimum, max: maximum } = bounds.pageSize;
const wholeLimit: Parameter = {
  name: '_limit',
  in: 'query',
  description: `Rows on a page; without this and \`_page\`, the first ${maximum} come.`,
  schema: { type: 'integer', minimum, maximum },
};

function list(
  record: RecordDefinition,
  tags: string[],
  columns: ReturnType<typeof listColumns>,
  set: SchemaSet,
): Operation {
  const names = recordNamesOf(record);
  return {
    operationId: `list${names.many}`,
    tags,
    summary: `List ${spoken(record.name)}`,
    ...access(record, 'see', ''),
    parameters: listParameters(record, columns, parameter('Limit')),
    responses: {
      200: {
        description: 'One page of rows.',
        headers: header('X-Total-Count', 'Link'),
        content: json(content(names.row, 'output', set, true)),
      },
      ...refuse(...refusedReads(record), 422),
    },
  };
}

function read(record: RecordDefinition, tags: string[], set: SchemaSet): Operation {
  const names = recordNamesOf(record);
  return {
    operationId: `get${names.one}`,
    tags,
    summary: `Read ${aRow(record.name)}`,
    ...access(record, 'see', ''),
    parameters: [parameter('IfNoneMatch')],
    responses: {
      200: rowAnswer(names.row, set, 'ETag'),
      304: { description: 'The row is as `If-None-Match` says.', headers: header('ETag') },
      ...refuse(...refusedReads(record), 404),
    },
  };
}

const rowAnswer = (name: string, set: SchemaSet, ...headers: string[]): ResponseObject => ({
  description: 'The row.',
  headers: header(...headers),
  content: json(content(name, 'output', set)),
});

function create(record: RecordDefinition, tags: string[], set: SchemaSet): Operation {
  const names = recordNamesOf(record);
  return {
    operationId: `create${names.one}`,
    tags,
    summary: `Create ${aRow(record.name)}`,
    ...access(record, 'write', ''),
    requestBody: { required: true, content: json(content(names.body, 'input', set)) },
    responses: {
      201: rowAnswer(names.row, set, 'ETag', 'Location'),
      ...refuse(...refusedWrites, 400, 409, 422),
    },
  };
}

function change(record: RecordDefinition, tags: string[], set: SchemaSet): Operation {
  const names = recordNamesOf(record);
  return {
    operationId: `update${names.one}`,
    tags,
    summary: `Change ${aRow(record.name)}`,
    ...access(record, 'write', 'What is not sent stays as it is.'),
    parameters: [parameter('IfMatch')],
    requestBody: { required: true, content: json(content(names.change, 'input', set)) },
    responses: {
      200: rowAnswer(names.row, set, 'ETag'),
      ...refuse(...refusedWrites, 400, 404, 409, 412, 422),
    },
  };
}

function remove(record: RecordDefinition, tags: string[]): Operation {
  return {
    operationId: `delete${recordNamesOf(record).one}`,
    tags,
    summary: `Delete ${aRow(record.name)}`,
    ...access(record, 'write', 'Its parts go with it; whatever else names it lets go of it.'),
    parameters: [parameter('IfMatch')],
    responses: {
      200: {
        description: 'Removed; the body is not promised.',
        content: json({ schema: {}, example: { ok: true } }),
      },
      ...refuse(...refusedWrites, 404, 409, 412),
    },
  };
}

/** Whether anything of a schema leads to a name. */
export function refsIn(schema: JsonSchema): string[] {
  const found: string[] = [];
  walk(schema, ({ $ref }) => {
    if ($ref !== undefined) found.push($ref);
  });
  return found;
}
