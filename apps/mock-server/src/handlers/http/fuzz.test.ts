import {
  calls,
  recordNames,
  recordOf,
  recordPath,
  writableFields,
  type Call,
} from '@constella/api-client/contract';
import {
  anything,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  sample,
  string,
  type Arbitrary,
} from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { exportState, importState } from '../../store/export.js';
import { MemoryStore } from '../../store/memory-store.js';
import { exampleValue } from '../../testing/examples.js';
import { createTestServer, type TestClock } from '../../testing/test-server.js';
import { operationsOf } from './match-resource.js';

/** Bodies in all; `FUZZ_BODIES=10000` for the full count. */
const bodies = Number(process.env['FUZZ_BODIES'] ?? 800);

/** Input people and programs send by mistake or on purpose. */
const strange = oneof(
  jsonValue(),
  string({ unit: 'binary', maxLength: 40 }),
  integer(),
  constantFrom<unknown>(
    '',
    ' ',
    '\u202e\u0007',
    'a'.repeat(300),
    '<script>alert(1)</script>',
    "'; DROP TABLE users; --",
    '../../etc/passwd',
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    -1,
    0,
    2 ** 53,
    1e308,
    0.1 + 0.2,
    null,
    [[[]]],
    { $ne: '' },
  ),
);

/** A body with fields of this operation, each right or strange, and now and then one of nobody's. */
function bodyOf(fields: readonly [string, z.ZodType][]): Arbitrary<unknown> {
  const columns = Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      option(oneof({ weight: 3, arbitrary: constantFrom(right(name, schema)) }, strange), {
        nil: undefined,
        freq: 6,
      }),
    ]),
  );
  const whole = record({ ...columns });
  const more = dictionary(string({ maxLength: 12 }), strange, {
    maxKeys: 1,
    noNullPrototype: true,
  });
  return oneof(
    { weight: 6, arbitrary: whole },
    {
      weight: 2,
      arbitrary: record({ whole, more }).map((body) => ({ ...body.whole, ...body.more })),
    },
    { weight: 1, arbitrary: strange },
    { weight: 1, arbitrary: anything({ withNullPrototype: false }).filter(isJson) },
  );
}

function right(name: string, schema: z.ZodType): unknown {
  try {
    return exampleValue(name, schema);
  } catch {
    return null;
  }
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

const fieldsOf = (schema: z.ZodType | undefined): [string, z.ZodType][] =>
  schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];

/** Every operation that takes a body: the contract's calls and what can be done with records. */
const operations = [
  ...Object.values(calls).flatMap(({ method, path, body }: Call) =>
    method === 'GET' ? [] : [{ method, path, fields: fieldsOf(body) }],
  ),
  ...recordNames.flatMap((name) => {
    const definition = recordOf(name);
    const fields = writableFields(definition);
    const path = recordPath(name);
    return [
      ...Object.keys(operationsOf({ record: definition, id: undefined })).map((method) => ({
        method,
        path,
      })),
      ...Object.keys(operationsOf({ record: definition, id: 1 })).map((method) => ({
        method,
        path: `${path}/{id}`,
      })),
    ]
      .filter(({ method }) => method === 'POST' || method === 'PATCH')
      .map((operation) => ({ ...operation, fields }));
  }),
];
/** Lists take their words from the address. */
const lists = recordNames.map((name) => recordPath(name));

it(`${bodies} made-up requests are answered, none by a failure, and all that was kept can be read`, async () => {
  const server = await createTestServer();
  const demo = server.browser();
  const admin = server.browser();
  const people = [server.browser(), demo, admin];
  const each = Math.ceil(bodies / operations.length);
  const failures: unknown[] = [];
  const met = new Set<number>();
  const ask = async (method: string, path: string, body?: unknown): Promise<void> => {
    // Some requests end sessions. Nobody is kept out for having tried too often.
    (server.clock as TestClock).pass(60_000);
    if (!demo.cookie) await demo.signIn();
    if (!admin.cookie) await admin.signIn('admin', 'constella-admin');
    for (const person of people) {
      const { status } = await person.fetch(method, path, body);
      met.add(status);
      if (status >= 500) failures.push([status, method, path, body]);
    }
  };
  for (const [at, { method, path, fields }] of operations.entries()) {
    const made = sample(record({ body: bodyOf(fields), id: constantFrom('1', '2', '7', '999') }), {
      numRuns: each,
      seed: at,
    });
    for (const { body, id } of made) await ask(method, path.replace(/\{\w+\}/g, id), body);
  }
  const words = record({
    name: constantFrom(
      '_page',
      '_limit',
      '_sort',
      '_order',
      'q',
      'id',
      'title',
      'status_like',
      'x',
    ),
    value: string({ unit: 'binary', maxLength: 12 }),
  });
  for (const [at, path] of lists.entries())
    for (const { name, value } of sample(words, { numRuns: 4, seed: at }))
      await ask('GET', `${path}?${new URLSearchParams({ [name]: value }).toString()}`);

  expect(failures).toEqual([]);
  expect(server.lines).toEqual([]);
  // Bodies that are right, ones that are not, and people who may not.
  expect([...met]).toEqual(expect.arrayContaining([200, 201, 401, 403, 404, 422]));
  await server.engine.stop();
  const kept = exportState(server.store);
  const again = new MemoryStore();
  await importState(again, kept);
  expect(JSON.parse(exportState(again))).toEqual(JSON.parse(kept));
}, 600_000);
