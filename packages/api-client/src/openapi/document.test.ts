import { readFileSync } from 'node:fs';

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';

import { calls, type Call } from '../contract/calls/index.js';
import { recordNames, recordOf } from '../contract/records/index.js';
import { bodySchema, changeSchema, recordPath, rowSchema } from '../contract/records/record.js';
import type { RouteName } from '../contract/routes.js';
import { openApiDocument } from './document.js';
import { recordNamesOf } from './record-operations.js';
import type { MediaType, Operation, PathItem } from './operation.js';

const document = openApiDocument();
const methods = ['get', 'post', 'patch', 'delete'] as const;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation, name: operation.operationId }] : [];
  }),
);
const contents = operations.flatMap(({ name, operation }) => [
  ...Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => ({
    at: `${name} body`,
    type,
    media,
  })),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    'content' in response
      ? Object.entries(response.content ?? {}).map(([type, media]) => ({
          at: `${name} ${status}`,
          type,
          media,
        }))
      : [],
  ),
]);

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  multipleOfPrecision: 6,
});
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'document', ...document }, 'document');
/** The problems of an example. Schemas are compiled once, by name: a list is many of one. */
const problemsOf = ({ schema, example }: MediaType): unknown[] => {
  if (schema.type === 'array' && schema.items)
    return (example as unknown[]).flatMap((one) =>
      problemsOf({ schema: schema.items!, example: one }),
    );
  if (schema.$ref === undefined) return Object.keys(schema).length === 0 ? [] : ['has no name'];
  const validate = ajv.getSchema(`document${schema.$ref}`);
  return !validate || validate(example) ? [] : (validate.errors ?? []);
};

it('is the committed file', () => {
  const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(JSON.stringify(document))).toEqual(JSON.parse(committed));
});

it('is OpenAPI 3.1 to a validator that is not ours', async () => {
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  expect(await new Validator().validate(copy)).toMatchObject({ valid: true });
});

it('and that validator finds a document that is none', async () => {
  const broken = { ...(JSON.parse(JSON.stringify(document)) as object), paths: { user: {} } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

it('has every name once, and no reference to nothing', () => {
  const ids = operations.map(({ name }) => name);
  expect(ids.length).toBe(new Set(ids).size);
  const refs: string[] = JSON.stringify(document).match(/"#\/components\/[^"]+"/g) ?? [];
  const missing = [...new Set(refs)].filter((ref) => {
    const [, , kind = '', name = ''] = (JSON.parse(ref) as string).split('/');
    const known: Record<string, unknown> = document.components[kind as 'schemas'];
    return !(name in known);
  });
  expect(missing).toEqual([]);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !refs.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

it('says nothing twice under two names', () => {
  const names = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const key = JSON.stringify(schema);
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([]);
});

describe.each(Object.entries(calls) as [RouteName, Call][])('call %s', (name, call) => {
  const item = document.paths[call.path] as PathItem;
  const operation = item[call.method.toLowerCase() as 'get'] as Operation;

  it('is there with its refusals', () => {
    expect(operation.operationId).toBe(name);
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).not.toEqual([]);
    const wanted = [
      ...(call.auth === 'session' ? ['401'] : []),
      ...(call.path.includes('{id}') ? ['404'] : []),
      ...(call.body ? ['400', '413', '415', '422'] : []),
      '500',
    ];
    expect(statuses).toEqual(expect.arrayContaining(wanted));
  });

  it('has a sample body the contract accepts', () => {
    const example = operation.requestBody?.content['application/json']?.example;
    expect(call.body?.safeParse(example).error).toBeUndefined();
  });
});

describe.each(recordNames)('record %s', (name) => {
  const record = recordOf(name);
  const path = recordPath(name);
  const schemas = document.components.schemas;
  const names = recordNamesOf(record);
  const exampleOf = (at: string, method: 'get' | 'post' | 'patch') => {
    const operation = document.paths[at]?.[method];
    return operation?.operationId.endsWith(names.one)
      ? operation.requestBody?.content['application/json']?.example
      : undefined;
  };

  it('can be listed and read', () => {
    expect(document.paths[path]?.get).toBeDefined();
    expect(document.paths[`${path}/{id}`]?.get).toBeDefined();
  });

  it('has samples the contract accepts', () => {
    const row = document.paths[`${path}/{id}`]?.get?.responses['200'];
    const samples = [
      [names.body, bodySchema(record), exampleOf(path, 'post')],
      [names.change, changeSchema(record), exampleOf(`${path}/{id}`, 'patch')],
      [
        names.row,
        rowSchema(record),
        row && 'content' in row ? row.content?.['application/json']?.example : undefined,
      ],
    ] as const;
    const wrong = samples
      .filter(([part]) => part in schemas)
      .filter(([, schema, example]) => !schema.safeParse(example).success);
    expect(wrong).toEqual([]);
  });

  it('shows what only the server sets, what is never answered, and what is unique', () => {
    // A record whose every operation is a call of its own has no row here.
    const row = schemas[names.row] ?? { properties: { id: { readOnly: true } }, 'x-unique': [] };
    expect(row.properties?.['id']?.readOnly).toBe(true);
    expect(row['x-unique'] ?? []).toEqual(record.unique);
    expect(record.secrets.filter((secret) => secret in (row.properties ?? {}))).toEqual([]);
    const sent = schemas[names.change]?.properties ?? {};
    const written = record.secrets.filter((secret) => secret in sent);
    expect(written.filter((secret) => sent[secret]?.writeOnly !== true)).toEqual([]);
  });
});

it('says of every record what it is, in one sentence, and of eleven that their fields are ours', () => {
  const rows = recordNames.map((name) => {
    const { row } = recordNamesOf(recordOf(name));
    return { name, row: document.components.schemas[row] };
  });
  // Every operation on a run is a call, which answers with a `Task`.
  const shown = rows.filter(({ row }) => row !== undefined);
  expect(rows.length - shown.length).toBe(1);
  const unsaid = shown.filter(({ row }) => !/^[A-Z][^.]{15,110}\.$/.test(row?.description ?? ''));
  expect(unsaid.map(({ name }) => name)).toEqual([]);
  expect(shown.filter(({ row }) => row?.['x-ours']).map(({ name }) => name)).toEqual([
    'agent_versions',
    'run_versions',
    'run_ratings',
    'model_comparisons',
    'agent_tools',
    'agent_memories',
    'ethics_checks',
    'performance_metrics',
    'agent_configurations',
    'ethics_configurations',
    'plugins',
  ]);
});

it('says what a field means where it is read and where it is sent', () => {
  const { schemas } = document.components;
  const said = (schema: string, field: string) => schemas[schema]?.properties?.[field]?.description;
  expect(said('AiModelRow', 'inputCostPer1k')).toBe('US dollars for 1,000 tokens.');
  expect(said('AiModelRowBody', 'inputCostPer1k')).toBe('US dollars for 1,000 tokens.');
  expect(said('AiModelRowChange', 'inputCostPer1k')).toBe('US dollars for 1,000 tokens.');
  expect(said('LearningResourceRow', 'difficultyLevel')).toBe('`all` suits everybody.');
  expect(said('PointTransactionRow', 'amount')).toBe('Signed: what it adds to the balance.');
});

it('names 405 among the refusals of every operation', () => {
  expect(operations.filter(({ operation }) => !('405' in operation.responses))).toEqual([]);
});

it('every example fits its schema', () => {
  const examples = contents.filter(({ media }) => 'example' in media);
  expect(examples.length).toBeGreaterThan(operations.length);
  const wrong = examples.map(({ at, media }) => ({ at, problems: problemsOf(media) }));
  expect(wrong.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

it('an example that does not fit is found', () => {
  const schema = { $ref: '#/components/schemas/RiskItemRow' };
  expect(problemsOf({ schema, example: { id: 'one' } })).not.toEqual([]);
});

it('streams as server-sent events, each of the schema of an event', () => {
  const stream = contents.find(({ at }) => at === 'taskEvents 200');
  expect(stream?.type).toBe('text/event-stream');
  expect(stream?.media.schema).toEqual({ $ref: '#/components/schemas/RunEvent' });
  const answer = contents.find(({ at }) => at === 'modelAnswer 200');
  expect(answer?.type).toBe('text/event-stream');
  expect(answer?.media.schema).toEqual({ $ref: '#/components/schemas/ModelAnswerEvent' });
});
