import { gzipSync } from 'node:zlib';

/** A JSON schema, as far as made-up values need it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-03-10T12:00:00.000Z',
  date: '2026-03-10',
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  uuid: '00000000-0000-4000-8000-000000000001',
};

/** Values people and programs send by mistake or on purpose. */
const strange: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  [],
  {},
  [[[]]],
  { $ne: '' },
  { toString: 1 },
  '\u202e\u0007',
  '\ud83d',
  'x\u0000',
  'é'.repeat(5_000),
  'x'.repeat(60_000),
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30',
  '=HYPERLINK("https://evil.example")',
  Array.from({ length: 5_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at])),
];

/** Something a schema takes, more or less. */
function rightValue(schema: Schema, schemas: Readonly<Record<string, Schema>>, depth = 0): unknown {
  if (schema.$ref) {
    const named = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named && depth < 8 ? rightValue(named, schemas, depth + 1) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return rightValue(first, schemas, depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return formats[schema.format ?? ''] ?? 'x'.repeat(Math.max(schema.minLength ?? 1, 3));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () =>
        rightValue(schema.items ?? {}, schemas, depth + 1),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          depth < 8 ? rightValue(field, schemas, depth + 1) : null,
        ]),
      );
    default:
      return 'x';
  }
}

/** A body as it is sent. */
export interface HostileBody {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };
const kilobyte = 1_024;

/** A body for an operation: nearly right, wrong all through, or no JSON at all. */
export function hostileBody(
  schema: Schema | undefined,
  schemas: Readonly<Record<string, Schema>>,
  random: () => number,
): HostileBody {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const whole = rightValue(schema ?? {}, schemas);
  const right = typeof whole === 'object' && whole !== null ? { ...whole } : {};
  const spoiled: Record<string, unknown> = { ...right };
  for (const name of Object.keys(spoiled)) {
    const luck = random();
    if (luck < 0.15) delete spoiled[name];
    else if (luck < 0.35) spoiled[name] = pick(strange);
  }
  if (random() < 0.1) spoiled[pick(['extra', 'constructor', 'id', 'userId', ''])] = pick(strange);
  const text = JSON.stringify(spoiled);
  const of = (bytes: string | Buffer, headers: Record<string, string> = json) => ({
    bytes: Buffer.from(bytes),
    headers,
  });
  const luck = random();
  if (luck < 0.3) return of(JSON.stringify(right));
  if (luck < 0.7) return of(text);
  return pick([
    () => of(JSON.stringify(pick(strange)) ?? 'null'),
    () => of(text.slice(0, Math.ceil(text.length * random()))),
    () => of(`${text}${text}`),
    () => of('['.repeat(pick([10, 33, 50_000]))),
    () => of(`{"__proto__":{"admin":true},"a":1,"a":2}`),
    () => of(Buffer.from([0xff, 0xfe, 0x7b, 0x7d])),
    () =>
      of(text, { 'content-type': pick(['text/plain', 'application/x-www-form-urlencoded', '']) }),
    () => of(gzipSync(text), { ...json, 'content-encoding': 'gzip' }),
    () => of(text, { ...json, 'transfer-encoding': 'chunked' }),
    () => of(text, { ...json, origin: 'https://evil.example' }),
    () => of(text, { ...json, 'if-match': pick(['"1"', '*', 'x', '"']) }),
    () => of(text, { ...json, 'idempotency-key': pick(['same', 'x'.repeat(300), 'a b']) }),
    () => of(JSON.stringify({ name: 'x'.repeat(300 * kilobyte) })),
    () => of(JSON.stringify({ ...right, more: 'x'.repeat(1_200 * kilobyte) })),
    () => of('x'.repeat(2_000 * kilobyte), { ...json, 'transfer-encoding': 'chunked' }),
    () =>
      of(JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, 0])))),
  ])();
}
