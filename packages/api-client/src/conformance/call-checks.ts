import type * as z from 'zod';

import { calls, type Call } from '../contract/calls/index.js';
import type { RouteName } from '../contract/routes.js';
import { sample } from '../openapi/sample.js';
import { refusesBadFields, refusesOtherBodies } from './field-checks.js';
import { checkMethods } from './methods.js';
import type { Reply } from './probe.js';
import type { Visitor } from './visitor.js';
import { jsonSchemaOf } from './wrong-values.js';
import type { World } from './world.js';

const callOf = (name: RouteName): Call => calls[name];

/** A body the contract accepts, the same as in the document. */
export function validBody(name: RouteName): Record<string, unknown> {
  const { body, sample: fields } = callOf(name);
  if (!body) return {};
  const resolve = () => ({});
  const made = sample(jsonSchemaOf(body), { resolve }) as Record<string, unknown>;
  return { ...made, ...fields };
}

/** The answer has the shape the contract promises. */
export function fits(probe: World['probe'], reply: Reply, schema: z.ZodType): boolean {
  const found = schema.safeParse(reply.json);
  const [issue] = found.error?.issues ?? [];
  return probe.check(
    reply,
    'answers the promised shape',
    found.success,
    issue ? `${issue.path.map(String).join('.') || 'the answer'}: ${issue.message}` : '',
    reply.text,
  );
}

/** An id nothing has. */
const nowhere = 900_719_925;
/** An assistant every server has. */
const assistant = 'decision';
/** A link nobody shares. */
const link = '00000000-0000-4000-8000-000000000000';

/** Checks of every call, whatever it does: its doors, its fields, its methods. */
export async function checkCall(name: RouteName, world: World): Promise<void> {
  const call = callOf(name);
  const { method, auth, body, query, lists, answer, permission } = call;
  // The browser goes there: what it is shown is no part of the contract.
  if (call.navigation) return;
  const { probe, anonymous, member, admin } = world;
  const entitled = permission ? admin : member;
  const visitor = auth === 'session' ? entitled : anonymous;
  const hasId = /\{(?:id|link)\}/.test(call.path);
  const path = call.path
    .replace('{id}', String(nowhere))
    .replace('{version}', '1')
    .replace('{link}', link)
    .replace('{assistant}', assistant);
  const valid = validBody(name);
  const content = body ? { body: valid } : {};

  if (auth === 'session') {
    const reply = await anonymous.send(method, path, content);
    probe.status(reply, 401, 'asks for a session with 401');
  }
  if (permission) {
    const reply = await member.send(method, path, content);
    probe.status(reply, 403, `asks for the permission ${permission} with 403`);
  }
  if (!visitor || !entitled) {
    probe.skipped.push(`${name}: no administrator was named`);
    return;
  }
  if (hasId) {
    const reply = await entitled.send(method, path, content);
    probe.status(reply, 404, 'answers 404 for what is not there');
    const wrong = call.path.replace(/\{(?:id|link)\}/, '0x1').replace('{version}', '1');
    const crooked = await entitled.send(method, wrong, content);
    probe.status(crooked, 404, 'answers 404 for what is no id');
  }
  if (method === 'GET' && !hasId) {
    const reply = await visitor.send('GET', path);
    if (probe.status(reply, 200)) fits(probe, reply, answer);
    if (query) await checkQuery(path, query, visitor);
    if (lists) await checkWords(path, visitor);
  }
  if (body) {
    // Which fields are wrong is said before whose they would be, except where the row is not there.
    const refused = { visitor, method, path, valid, schema: body, closed: false };
    if (!hasId) await refusesBadFields(refused);
    await refusesOtherBodies(refused);
  }
  await checkMethods(visitor, path, methodsOf(call.path), { head: !hasId && !call.stream });
}

/** The methods of all calls on a path. */
function methodsOf(path: string): string[] {
  const found = Object.values<Call>(calls).filter((call) => call.path === path);
  // Agents and tasks can be read one by one as records too.
  const read = path === '/api/agents/{id}' ? ['GET'] : [];
  return [...new Set([...found.map(({ method }) => method), ...read])];
}

/** A list that takes the words of a record: it comes whole, in pages, and refuses other words. */
async function checkWords(path: string, visitor: Visitor): Promise<void> {
  const { probe } = visitor;
  const count = ({ json }: Reply) => (Array.isArray(json) ? json.length : 0);
  const total = ({ headers }: Reply) => Number(headers.get('x-total-count') ?? Number.NaN);
  const whole = await visitor.send('GET', path);
  probe.equal(whole, 'counts all rows', total(whole), count(whole));
  const none = await visitor.send('GET', `${path}?id=${nowhere}`);
  probe.equal(none, 'leaves out by a filter', [total(none), none.json], [0, []]);
  const page = await visitor.send('GET', `${path}?_limit=1&_sort=id&_order=desc`);
  const expected = [Math.min(count(whole), 1), count(whole)];
  probe.equal(page, 'comes in pages', [count(page), total(page)], expected);
  for (const words of ['conformanceUnknown=1', '_sort=conformanceUnknown', '_limit=0']) {
    const reply = await visitor.send('GET', `${path}?${words}`);
    probe.status(reply, 422, `refuses ${words} with 422`);
  }
}

async function checkQuery(path: string, query: z.ZodType, visitor: Visitor): Promise<void> {
  const { properties = {} } = jsonSchemaOf(query);
  for (const [name, { enum: values = [] }] of Object.entries(properties)) {
    for (const value of values) {
      const reply = await visitor.send('GET', `${path}?${name}=${String(value)}`);
      visitor.probe.status(reply, 200, `takes ${name}=${String(value)}`);
    }
    const wrong = await visitor.send('GET', `${path}?${name}=no-such-value`);
    visitor.probe.status(wrong, 422, `refuses another ${name} with 422`);
  }
}
