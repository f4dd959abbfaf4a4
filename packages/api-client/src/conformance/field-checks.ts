import type * as z from 'zod';

import { fieldsOf, outOfBounds, wrongType } from './wrong-values.js';
import type { Visitor } from './visitor.js';
import type { Reply } from './probe.js';

/** A body to be refused, and where it goes. */
export interface Refused {
  readonly visitor: Visitor;
  readonly method: string;
  readonly path: string;
  /** A body the contract accepts. */
  readonly valid: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType;
  /** Whether fields without a default must be there. @default true */
  readonly complete?: boolean;
  /** Whether fields the contract does not know are refused. @default true */
  readonly closed?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields an answer finds fault with, as far as they are named. */
function fieldsNamed({ json }: Reply): string[] {
  const fields = isObject(json) ? json['fields'] : undefined;
  return isObject(fields) ? Object.keys(fields) : [];
}

/** 422, naming these fields. */
export function refusesFields(
  { probe }: Visitor,
  reply: Reply,
  rule: string,
  wrong: readonly string[],
): void {
  const named = fieldsNamed(reply);
  const missed = wrong.filter(
    (field) => !named.some((name) => name === field || name.startsWith(`${field}.`)),
  );
  probe.check(
    reply,
    rule,
    reply.status === 422 && missed.length === 0,
    `422 with a text for ${wrong.join(', ')}`,
    `${reply.status} with ${named.join(', ') || 'no fields'}${missed.length > 0 ? `; ${missed.join(', ')} missed` : ''}`,
  );
}

/** Missing fields, wrong types, values out of bounds and unknown fields, each refused by name. */
export async function refusesBadFields(refused: Refused): Promise<void> {
  const { visitor, method, path, valid, schema, complete = true, closed = true } = refused;
  const send = (body: unknown) => visitor.send(method, path, { body });
  const fields = Object.entries(fieldsOf(schema));

  const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
  if (complete && required.length > 0)
    refusesFields(
      visitor,
      await send({}),
      'names missing fields',
      required.map(([name]) => name),
    );

  const wrong = fields
    .map(([name, field]) => [name, wrongType(field)] as const)
    .filter(([, value]) => value !== undefined);
  if (wrong.length > 0)
    refusesFields(
      visitor,
      await send({ ...valid, ...Object.fromEntries(wrong) }),
      'names fields of a wrong type',
      wrong.map(([name]) => name),
    );

  const bounds = fields.map(([name, field]) => [name, outOfBounds(field)] as const);
  const rounds = Math.max(0, ...bounds.map(([, values]) => values.length));
  for (let round = 0; round < rounds; round += 1) {
    const out = bounds.flatMap(([name, values]) =>
      round < values.length ? [[name, values[round]] as const] : [],
    );
    refusesFields(
      visitor,
      await send({ ...valid, ...Object.fromEntries(out) }),
      'names fields out of bounds',
      out.map(([name]) => name),
    );
  }

  if (closed)
    refusesFields(
      visitor,
      await send({ ...valid, conformanceUnknown: 1 }),
      'names a field it does not know',
      ['conformanceUnknown'],
    );
}

/** A body that is no JSON, and one that does not say that it is. */
export async function refusesOtherBodies({ visitor, method, path }: Refused): Promise<void> {
  const { probe } = visitor;
  const headers = { 'content-type': 'application/json' };
  const broken = await visitor.send(method, path, { raw: '{"a":', headers });
  probe.status(broken, 400, 'refuses what is no JSON with 400');
  const form = await visitor.send(method, path, {
    raw: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  probe.status(form, 415, 'refuses a form with 415');
}
