import { readFileSync } from 'node:fs';

import {
  calls,
  recordNames,
  recordOf,
  recordPath,
  routes,
  type Call,
  type RecordDefinition,
  type RouteName,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { insertExample, isOwned } from '../../testing/examples.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';
import type { IdentityProvider } from '../http/identity-provider.js';
import { IdentityError } from '../http/identity-provider.js';
import { mayAdminister } from './permissions.js';
import { operationsOf, type Operation } from '../http/match-resource.js';
import { anyStore } from '../../store/rows.js';
import { matchRoute } from '../http/route-table.js';

// Who may do what, for every operation the published document names, derived from what the contract
// declares: never from a handler.

const actors = ['anonymous', 'other', 'support', 'administrator', 'owner'] as const;
type Actor = (typeof actors)[number];
/** `pass`: whoever asks may; whether the request is right is another matter. */
type Verdict = 401 | 403 | 404 | 'pass';

interface Published {
  readonly paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>
  >;
}
const published = JSON.parse(
  readFileSync(new URL('../../../../../packages/api-client/openapi.json', import.meta.url), 'utf8'),
) as Published;
const operations = Object.entries(published.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => ['get', 'post', 'patch', 'delete', 'put'].includes(method))
    .map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      example: requestBody?.content['application/json']?.example,
    })),
);

/** Somebody who vouches for nobody: enough to come to where that is asked. */
const identity: IdentityProvider = {
  begin: () =>
    Promise.resolve({ url: 'https://id.example', state: 's', nonce: 'n', codeVerifier: 'c' }),
  finish: () => Promise.reject(new IdentityError('failed', 'nobody')),
};

async function company() {
  const server = await createTestServer({ identity });
  const signIn = (name: string) => server.browser().signIn(name, `constella-${name}`);
  const browsers: Record<Actor, TestBrowser> = {
    anonymous: server.browser(),
    other: await signIn('member'),
    support: await signIn('support'),
    administrator: await signIn('admin'),
    owner: await signIn('demo'),
  };
  const createdAt = new Date(server.clock.now()).toISOString();
  const demoId = server.store.findBy('users', 'username', 'demo')!.id;
  await server.store.write(() => {
    server.store.insert('attachments', {
      userId: demoId,
      name: 'lease.md',
      kind: 'md',
      size: 4,
      pages: null,
      characters: 4,
      pieces: [{ page: null, text: 'Rent' }],
      createdAt,
    });
    server.store.insert('ethics_checks', {
      taskId: server.store.rowsBy('tasks', 'userId', demoId)[0]!.id,
      attempt: 1,
      check: 'equal_treatment',
      action: 'review',
      examined: 1,
      flagged: 1,
      findings: ['Age'],
      createdAt,
    });
    const tickets = server.store.insert('mcp_servers', {
      name: 'Tickets',
      location: '',
      createdAt,
    });
    server.store.insert('mcp_connections', {
      serverId: tickets.id,
      transport: 'http',
      url: 'http://127.0.0.1:9/mcp',
      command: null,
      args: [],
      sealedToken: null,
      allowPrivate: true,
      enabled: false,
      createdAt,
    });
    server.store.insert('model_services', {
      kind: 'ollama',
      name: 'Ollama',
      baseUrl: 'http://127.0.0.1:11434/v1',
      sealedKey: null,
      keyHint: null,
      allowPrivate: true,
      enabled: false,
      createdAt,
    });
  });
  const stranger = { username: 'stranger', password: 'a long way to Narvik' };
  await server.browser().call('POST', '/api/register', stranger);
  const idOf = (name: string) => server.store.findBy('users', 'username', name)!.id;
  const officeOf = (actor: Actor) =>
    (actor === 'support' || actor === 'administrator') &&
    server.store.findBy(
      'admins',
      'userId',
      String(idOf(actor === 'support' ? 'support' : 'admin')),
    );
  /** Whose the example rows are; those of nobody may make an administrator of somebody. */
  const holderOf = (record: RecordDefinition) => idOf(isOwned(record) ? 'demo' : 'stranger');
  return { server, browsers, ownerId: idOf('demo'), holderOf, officeOf };
}
type Company = Awaited<ReturnType<typeof company>>;

const verdictOf = ({ status }: Response): Verdict =>
  status === 401 || status === 403 || status === 404 ? status : 'pass';

/** How often each verdict was given. */
const counts = new Map<Verdict, number>();

// ---------------------------------------------------------------- records

function expectedOf(
  record: RecordDefinition,
  operation: Operation,
  actor: Actor,
  { officeOf }: Company,
): Verdict {
  const reading = operation === 'list' || operation === 'read';
  const open = reading ? record.read : record.write;
  if (open === 'anyone') return 'pass';
  if (actor === 'anonymous') return 401;
  const office = officeOf(actor);
  if (office && mayAdminister(office, record.permission)) return 'pass';
  if (open === 'admin') return 403;
  if (open === 'member' || operation === 'list' || operation === 'create') return 'pass';
  return actor === 'owner' || !isOwned(record) ? 'pass' : 404;
}

async function askRecord(
  { server, browsers, holderOf }: Company,
  record: RecordDefinition,
  operation: Operation,
  actor: Actor,
): Promise<Verdict> {
  const row = insertExample(anyStore(server.store), record, holderOf(record), (ask += 1));
  const path = recordPath(record.name);
  const browser = browsers[actor];
  const request = {
    list: () => browser.fetch('GET', path),
    read: () => browser.fetch('GET', `${path}/${row.id}`),
    create: () => browser.fetch('POST', path, {}),
    update: () => browser.fetch('PATCH', `${path}/${row.id}`, {}),
    remove: () => browser.fetch('DELETE', `${path}/${row.id}`),
  }[operation];
  return verdictOf(await request());
}
let ask = 100;

// ---------------------------------------------------------------- calls

/** The own things calls name by their ids. */
function ownIds({ server, ownerId }: Company): Record<string, number> {
  const { store } = server;
  const service = store.all('model_services')[0];
  const discussion = store.rowsBy('learning_discussions', 'userId', ownerId)[0]!;
  const run = store
    .rowsBy('tasks', 'userId', ownerId)
    .find(
      ({ id, status }) =>
        status === 'completed' && store.rowsBy('run_versions', 'taskId', id).length > 0,
    );
  return {
    tasks: run!.id,
    agents: store.rowsBy('agents', 'userId', ownerId)[0]!.id,
    'company-profiles': store.rowsBy('company_profiles', 'userId', ownerId)[0]!.id,
    sessions: store.rowsBy('sessions', 'userId', ownerId)[0]!.id,
    'model-services': service!.id,
    'mcp-connections': store.all('mcp_connections')[0]!.serverId,
    attachments: store.rowsBy('attachments', 'userId', ownerId)[0]!.id,
    'ethics-checks': store.all('ethics_checks').find(({ findings }) => findings[0] === 'Age')!.id,
    'learning-plans': discussion.planId,
    'learning-discussions': discussion.id,
    'discussion-answers': store.rowsBy('discussion_answers', 'discussionId', discussion.id)[0]!.id,
  };
}

async function bodyOf(name: RouteName, example: unknown, owner: TestBrowser): Promise<unknown> {
  // The right one: a wrong password is refused as an absent session is.
  if (name === 'login') return { username: 'demo', password: 'constella-demo' };
  if (name !== 'confirmPayment') return example;
  const bought = await owner.call<{ clientSecret: string }>('POST', '/api/payment/buy-points', {
    packageId: 1,
  });
  return { clientSecret: bought.body.clientSecret };
}

/** Calls that name what is one's own in the path, or in the body. */
const namesOwn = (name: RouteName): boolean =>
  calls[name].path.includes('{id}') || name === 'confirmPayment';

async function callOf(world: Company, name: RouteName, example: unknown) {
  const { path } = calls[name];
  const { browsers } = world;
  const area = /\/([\w-]+)\/\{id\}/.exec(path)?.[1];
  const id = area && ownIds(world)[area];
  if (area && id === undefined) throw new Error(`${path} names something unknown`);
  // What is brought back has to be gone; what is shared has to be.
  if (/^restore(Agent|Company|Task)$/.test(name))
    await browsers.owner.fetch('DELETE', `/api/${area}/${id}`);
  const shared = path.includes('{link}')
    ? await browsers.owner.call<{ shareId: string }>(
        'POST',
        `/api/tasks/${ownIds(world)['tasks']}/share`,
      )
    : undefined;
  if (name === 'unrateTask')
    await browsers.owner.fetch('POST', `/api/tasks/${id}/rating`, { rating: 4 });
  const at = path
    .replace('{id}', String(id))
    .replace('{version}', '1')
    .replace('{assistant}', 'decision')
    .replace('{link}', shared?.body.shareId ?? '');
  return { at, body: await bodyOf(name, example, browsers.owner) };
}

function expectedOfCall(name: RouteName, actor: Actor, { officeOf }: Company): Verdict {
  const { auth, permission }: Call = calls[name];
  if (auth === 'none') return 'pass';
  if (actor === 'anonymous') return 401;
  if (permission) return mayAdminister(officeOf(actor) || undefined, permission) ? 'pass' : 403;
  // Calls are about what is one's own; somebody else's is as if it did not exist.
  return namesOwn(name) && actor !== 'owner' ? 404 : 'pass';
}

describe('who may do what', () => {
  it.each(operations)('$name', async ({ method, path, example }) => {
    const at = path
      .replace('{assistant}', 'decision')
      .replace('{link}', '00000000-0000-4000-8000-000000000000')
      .replace('{version}', '1');
    const found = (['1', '00000000-0000-4000-8000-000000000000'] as const)
      .map((id) => {
        try {
          return matchRoute(method, at.replace('{id}', id));
        } catch {
          return undefined;
        }
      })
      .find((match) => match !== undefined);
    if (!found) throw new Error(`${method} ${path} is published and not served`);
    const world = await company();
    const given: Partial<Record<Actor, Verdict>> = {};
    const expected: Partial<Record<Actor, Verdict>> = {};
    const prepared = 'name' in found ? await callOf(world, found.name, example) : undefined;
    for (const actor of actors) {
      if ('operation' in found) {
        const { record } = found.resource;
        expected[actor] = expectedOf(record, found.operation, actor, world);
        given[actor] = await askRecord(world, record, found.operation, actor);
      } else {
        expected[actor] = expectedOfCall(found.name, actor, world);
        const response = await world.browsers[actor].fetch(method, prepared!.at, prepared!.body);
        given[actor] = verdictOf(response);
        await response.body?.cancel();
      }
      counts.set(given[actor], (counts.get(given[actor]) ?? 0) + 1);
    }
    await world.server.engine.stop();
    expect(given).toEqual(expected);
  });

  it('every operation of the contract was asked for by everybody', () => {
    const declared = [
      ...Object.values(routes).map(({ method, path }) => `${method} ${path}`),
      ...recordNames.flatMap((name) =>
        [undefined, 1].flatMap((id) =>
          Object.keys(operationsOf({ record: recordOf(name), id })).map(
            (method) => `${method} ${recordPath(name)}${id ? '/{id}' : ''}`,
          ),
        ),
      ),
    ];
    const names = operations.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(declared)].toSorted());
    const asked = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(asked).toBe(names.length * actors.length);
    expect([...counts.keys()].map(String).toSorted()).toEqual(['401', '403', '404', 'pass']);
  });
});
