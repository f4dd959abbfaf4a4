import {
  baseOf,
  columnFacts,
  recordNames,
  recordOf,
  recordPath,
  routes,
  writableFields,
  type RecordDefinition,
} from '@constella/api-client/contract';
import { z } from 'zod';

import type { Tamper } from './served';
import {
  at,
  header,
  isRow,
  remade,
  rows,
  status,
  without,
  withValue,
  type Json,
  type Mutation,
} from './tampering';

/** Calls that answer in place of a record. */
const taken = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));

/** The breaches that follow from what a record's definition promises. */
function derived(record: RecordDefinition): Record<string, Tamper> {
  const path = recordPath(record.name);
  const listed = new RegExp(`^${path}$`);
  const one = new RegExp(`^${path}/[^/]+$`);
  const on = (method: string, where: RegExp, code: number) => ({
    method,
    path: where,
    status: code,
  });
  const creates = record.write !== 'server' && !record.noCreate;
  const isListed = !taken.has(`GET ${path}`);
  return {
    ...(record.read !== 'anyone' && {
      'a list needs no session': at(on('GET', listed, 401), status(200)),
    }),
    ...(record.read === 'admin' && {
      'a member reads what is for administrators': at(on('GET', listed, 403), status(200)),
    }),
    'a row is made of nothing': at(on('GET', one, 404), status(200)),
    'another method is taken': at(on('PUT', listed, 405), status(200)),
    'Allow is missing': at(on('PUT', listed, 405), header('allow', null)),
    ...(record.write === 'admin' && {
      'a member changes what is for administrators': at(on('PATCH', one, 403), status(200)),
      'a member removes what is for administrators': at(on('DELETE', one, 403), status(200)),
    }),
    ...(isListed && {
      'rows lose a field': at(on('GET', listed, 200), rows(without(lastField(record)))),
      'rows have a field too many': at(on('GET', listed, 200), rows(withValue('internal', 1))),
      'a total is missing': at(on('GET', listed, 200), header('x-total-count', null)),
    }),
    ...(creates ? written(record, listed, one) : notWritten(record, path, one)),
  };
}

/** The last shown field that every row has, and that is no part of the head. */
const lastField = ({ fields, secrets, secretWhen }: RecordDefinition): string =>
  Object.keys(fields).findLast((name) => !secrets.includes(name) && name !== secretWhen?.field) ??
  'id';

function notWritten(record: RecordDefinition, path: string, one: RegExp): Record<string, Tamper> {
  if (record.write !== 'server') return {};
  const called = (method: string, at: string) => taken.has(`${method} ${at}`);
  const refused = (method: string, where: RegExp): Tamper =>
    at({ method, path: where, status: 405 }, status(200));
  return {
    ...(!called('DELETE', `${path}/{id}`) && { 'rows can be removed': refused('DELETE', one) }),
    ...(!called('PATCH', `${path}/{id}`) && { 'rows can be changed': refused('PATCH', one) }),
    ...(!called('POST', path) && {
      'rows can be created': refused('POST', new RegExp(`^${path}$`)),
    }),
  };
}

function written(record: RecordDefinition, listed: RegExp, one: RegExp): Record<string, Tamper> {
  const { secrets, secretWhen, unique, fixed } = record;
  const created = { method: 'POST', path: listed, status: 201 };
  const planted: Record<string, Tamper> = {
    'a creation loses a field': at(created, rows(without(lastField(record)))),
    'If-Match is not looked at in a change': at(
      { method: 'PATCH', path: one, status: 412 },
      (response, text) => current(response, text),
    ),
    'If-Match is not looked at in a removal': at(
      { method: 'DELETE', path: one, status: 412 },
      status(200),
    ),
    'a stale write hides the row': at(
      { method: 'PATCH', path: one, status: 412 },
      rows(without('current')),
    ),
    'a change is not counted': at(
      { method: 'PATCH', path: one, status: 200 },
      rows((row) => ({ ...row, revision: Number(row['revision']) - 1 })),
    ),
    'unknown fields are taken': forgiving(listed, 'conformanceUnknown', () => true),
    'what only the server sets can be changed': at(
      { method: 'PATCH', path: one, status: 422 },
      forgive(fixed[0] ?? 'revision', () => true),
    ),
    'a row is not removed': at({ method: 'GET', path: listed, status: 200 }, afterRemoval()),
  };
  if (record.read === 'owner')
    Object.assign(planted, {
      'another member reads a row': stolen(one, listed, 'GET'),
      'another member finds a row in the list': stolen(one, listed, 'LIST'),
    });
  if (record.write === 'owner')
    planted['another member changes a row'] = at(
      { method: 'PATCH', path: one, status: 404 },
      status(200),
    );
  if (unique.length > 0)
    planted['a taken value is taken again'] = at(
      { method: 'POST', path: listed, status: 409 },
      status(201),
    );
  for (const secret of secrets) planted[`${secret}: a secret is answered`] = leak(listed);
  if (secrets.length > 0)
    planted['what is held is not said'] = at(created, rows(withValue('held', [])));
  if (secretWhen) planted[`${secretWhen.field}: a secret is answered`] = leak(listed);
  const seen = new Set<string>();
  for (const [name, field] of writableFields(record))
    for (const kind of kindsOf(field)) {
      // One field of each kind: what holds for one holds for all.
      if (seen.has(kind)) continue;
      seen.add(kind);
      planted[`${name}: ${kind}`] = breachOf(kind, name, field, listed);
    }
  return planted;
}

const kinds = [
  'is not kept',
  'any value of the list is taken',
  'a bound is loosened',
  'any type is taken',
  'need not be there',
  'refers to nothing',
] as const;
type Kind = (typeof kinds)[number];

/** The ways a field's promise can be broken. */
function kindsOf(field: z.ZodType): Kind[] {
  const base = baseOf(field);
  const isReference = columnFacts(field).references !== undefined;
  const bounded =
    (base instanceof z.ZodNumber && !isReference) ||
    (base instanceof z.ZodString && base.maxLength !== null && base.maxLength <= 20_000);
  return [
    ...(base instanceof z.ZodRecord ? [] : (['is not kept', 'any type is taken'] as const)),
    ...(base instanceof z.ZodEnum ? (['any value of the list is taken'] as const) : []),
    ...(bounded ? (['a bound is loosened'] as const) : []),
    ...(field.safeParse(undefined).success ? [] : (['need not be there'] as const)),
    ...(isReference ? (['refers to nothing'] as const) : []),
  ];
}

function breachOf(kind: Kind, name: string, field: z.ZodType, listed: RegExp): Tamper {
  /** Whether a wrong value is wrong in this way. */
  const isOf =
    (...codes: string[]) =>
    (sent: Json) =>
      name in sent &&
      field.safeParse(sent[name]).error?.issues.some(({ code }) => codes.includes(code)) === true;
  switch (kind) {
    case 'is not kept':
      return at(
        { method: 'POST', path: listed, status: 201 },
        rows((row) => ({ ...row, [name]: row[name] === null ? 'kept' : null })),
      );
    case 'any value of the list is taken':
      return forgiving(listed, name, isOf('invalid_value'));
    case 'a bound is loosened':
      return forgiving(listed, name, isOf('too_small', 'too_big', 'not_multiple_of'));
    case 'any type is taken':
      return forgiving(listed, name, isOf('invalid_type', 'invalid_value', 'invalid_union'));
    case 'need not be there':
      return forgiving(listed, name, (sent) => !(name in sent));
    case 'refers to nothing':
      return forgiving(listed, name, (sent) => field.safeParse(sent[name]).success);
  }
}

type Change = (response: Response, text: string, request: Request) => Response | Promise<Response>;

/** A refusal that overlooks a field; when it was the only one, nothing is refused. */
const forgive =
  (name: string, overlooks: (sent: Json) => boolean): Change =>
  async (response, text, request) => {
    const sent = (await request.json().catch(() => undefined)) as unknown;
    if (!isRow(sent) || !overlooks(sent)) return remade(response, { body: text });
    const { fields = {}, ...body } = JSON.parse(text) as { fields?: Json };
    const left = Object.entries(fields).filter(
      ([field]) => field !== name && !field.startsWith(`${name}.`),
    );
    return left.length === 0
      ? remade(response, { body: '{"id":1}', status: 201 })
      : remade(response, { body: JSON.stringify({ ...body, fields: Object.fromEntries(left) }) });
  };
const forgiving = (path: RegExp, name: string, overlooks: (sent: Json) => boolean): Tamper =>
  at({ method: 'POST', path, status: 422 }, forgive(name, overlooks));

/** A stale change that is carried out. */
function current(response: Response, text: string): Response {
  const { current: row } = JSON.parse(text) as { current: Json };
  return remade(response, { body: JSON.stringify(row), status: 200 });
}

/** Lists a row that was asked for by its id, and is not there any more or belongs to another. */
function afterRemoval(): Change {
  return (response, text, request) => {
    const id = new URL(request.url).searchParams.get('id');
    if (text !== '[]' || id === null) return remade(response, { body: text });
    return remade(response, { body: JSON.stringify([{ id }]) });
  };
}

/** Shows the row that was made last to whoever is told that it is not there. */
function stolen(one: RegExp, listed: RegExp, how: 'GET' | 'LIST'): Tamper {
  let last: { text: string; id: string } | undefined;
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST' && response.status === 201 && listed.test(pathname)) {
      const text = await response.clone().text();
      last = { text, id: String((JSON.parse(text) as Json)['id']) };
    }
    if (request.method !== 'GET' || !last) return response;
    if (
      how === 'GET' &&
      response.status === 404 &&
      pathname.endsWith(`/${last.id}`) &&
      one.test(pathname)
    )
      return remade(response, { body: last.text, status: 200 });
    const asked = listed.test(pathname) && searchParams.get('id') === last.id;
    if (how === 'GET' || !asked || (await response.clone().text()) !== '[]') return response;
    return remade(response, { body: `[${last.text}]`, headers: { 'x-total-count': '1' } });
  };
}

/** Answers what was sent, secrets and all. */
function leak(listed: RegExp): Tamper {
  return at({ method: 'POST', path: listed, status: 201 }, async (response, text, request) => {
    const sent = (await request.json()) as Json;
    return remade(response, { body: JSON.stringify({ ...(JSON.parse(text) as Json), ...sent }) });
  });
}

/** Every record, each with the breaches its own definition makes possible. */
export const recordMutations: readonly Mutation[] = recordNames.flatMap((name) =>
  Object.entries(derived(recordOf(name))).map(([breach, tamper]) => ({
    name: `${name}: ${breach}`,
    part: `record:${name}`,
    tamper,
  })),
);
