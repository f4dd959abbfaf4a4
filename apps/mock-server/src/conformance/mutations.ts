import type { Tamper } from './served';

/** A planted breach of the contract, and the part of the suite that looks there. */
export interface Mutation {
  readonly name: string;
  readonly part: string;
  readonly tamper: Tamper;
}

type Json = Record<string, unknown>;
type Change = (body: Json, request: Request) => Json;

const isRow = (body: unknown): body is Json =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The same answer with another body, status or headers. */
function remade(
  response: Response,
  {
    body,
    status,
    headers = {},
  }: { body: string | null; status?: number; headers?: Record<string, string | null> },
): Response {
  const next = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return new Response(body, { status: status ?? response.status, headers: next });
}

interface Where {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
}

/** Changes the answers of one method, path and status; all others pass. */
const at =
  (
    { method, path, status }: Where,
    change: (response: Response, text: string, request: Request) => Response,
  ): Tamper =>
  async (request, response) => {
    const { pathname } = new URL(request.url);
    const meant = request.method === method && path.test(pathname) && response.status === status;
    return meant ? change(response, await response.text(), request) : response;
  };

const rows =
  (change: Change) =>
  (response: Response, text: string, request: Request): Response => {
    const body = JSON.parse(text) as unknown;
    const next = Array.isArray(body)
      ? body.map((row) => change(row as Json, request))
      : isRow(body)
        ? change(body, request)
        : body;
    return remade(response, { body: JSON.stringify(next) });
  };
const without =
  (name: string): Change =>
  ({ [name]: _gone, ...rest }) =>
    rest;
const withValue =
  (name: string, value: unknown): Change =>
  (body) => ({ ...body, [name]: value });
const status = (code: number) => (response: Response, text: string) =>
  remade(response, { body: text, status: code });
const header = (name: string, value: string | null) => (response: Response, text: string) =>
  remade(response, { body: text, headers: { [name]: value } });
const list = (change: (rows: unknown[]) => unknown[]) => (response: Response, text: string) =>
  remade(response, { body: JSON.stringify(change(JSON.parse(text) as unknown[])) });
const withoutField = (response: Response, text: string) => {
  const { fields = {}, ...body } = JSON.parse(text) as { fields?: Json };
  const [first] = Object.keys(fields);
  const left = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== first));
  return remade(response, { body: JSON.stringify({ ...body, fields: left }) });
};

/** Breaches any record can suffer, planted in each of these. */
const looked = ['risk_items', 'company_profiles', 'regulation_sources', 'learning_resources'];
const ofRecord = (table: string): Mutation[] => {
  const path = `/api/${table.replaceAll('_', '-')}`;
  const many = new RegExp(`^${path}$`);
  const one = new RegExp(`^${path}/[^/]+$`);
  const read = { method: 'GET', path: one, status: 200 };
  const listed = { method: 'GET', path: many, status: 200 };
  const created = { method: 'POST', path: many, status: 201 };
  const changed = { method: 'PATCH', path: one, status: 200 };
  const refused = { method: 'POST', path: many, status: 422 };
  const planted: Record<string, Tamper> = {
    'creation answers 200': at(created, status(200)),
    'creation has no Location': at(created, header('location', null)),
    'creation has no ETag': at(created, header('etag', null)),
    'creation loses a field': at(created, rows(without('createdAt'))),
    'creation answers a field too many': at(created, rows(withValue('internal', 1))),
    'id is text': at(
      created,
      rows((row) => ({ ...row, id: { value: row['id'] } })),
    ),
    'revision never rises': at(changed, rows(withValue('revision', 1))),
    'ETag never changes': at(changed, header('etag', '"1"')),
    'reading answers another revision': at(read, rows(withValue('revision', 99))),
    'order is turned round': at(
      listed,
      list((found) => found.toReversed()),
    ),
    'total is wrong': at(listed, header('x-total-count', '7777')),
    'total is missing': at(listed, header('x-total-count', null)),
    'a page is too long': at(
      listed,
      list((found) => [...found, ...found]),
    ),
    'a filter finds nothing': at(
      listed,
      list(() => []),
    ),
    'a list loses its last row': at(
      listed,
      list((found) => found.slice(0, -1)),
    ),
    'one wrong field is not named': at(refused, withoutField),
    'wrong fields answer 400': at(refused, status(400)),
    'wrong fields are stored': at(refused, status(201)),
    'staleness is not seen': at({ method: 'PATCH', path: one, status: 412 }, status(200)),
    'staleness hides the row': at(
      { method: 'PATCH', path: one, status: 412 },
      rows(without('current')),
    ),
    'a row is gone twice': at({ method: 'DELETE', path: one, status: 404 }, status(200)),
    'removed rows stay': at({ method: 'GET', path: one, status: 404 }, status(200)),
    'nobody may read': at({ method: 'GET', path: many, status: 401 }, status(200)),
    'refusals say nothing': at({ method: 'PATCH', path: one, status: 422 }, rows(without('error'))),
    'Allow is missing': at({ method: 'PUT', path: many, status: 405 }, header('allow', null)),
    'Allow names a wrong method': at(
      { method: 'PUT', path: one, status: 405 },
      header('allow', 'GET, PUT'),
    ),
    'known states are sent again': at({ method: 'GET', path: one, status: 304 }, status(200)),
    'answers are plain text': at(read, header('content-type', 'text/plain')),
  };
  return Object.entries(planted).map(([name, tamper]) => ({
    name: `${table}: ${name}`,
    part: `record:${table}`,
    tamper,
  }));
};

/** Changes every event of a run's stream; `undefined` leaves one out. */
const events = (change: (data: Json, index: number) => Json | undefined): Tamper =>
  at({ method: 'GET', path: /\/events$/, status: 200 }, (response, text) => {
    const frames = text.split('\n\n').filter((frame) => frame.includes('data: '));
    const next = frames.flatMap((frame, index) => {
      const data =
        frame
          .split('\n')
          .find((line) => line.startsWith('data: '))
          ?.slice(6) ?? '{}';
      const event = change(JSON.parse(data) as Json, index);
      return event
        ? [
            `id: ${String(event['id'])}\nevent: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`,
          ]
        : [];
    });
    return remade(response, { body: next.join('') });
  });

const call = (
  name: string,
  method: string,
  path: RegExp,
  code: number,
  change: Parameters<typeof at>[1],
  part: string,
): Mutation => ({
  name,
  part,
  tamper: at({ method, path, status: code }, change),
});

const ofCalls: Mutation[] = [
  call('agents: creation answers 200', 'POST', /^\/api\/agents$/, 201, status(200), 'flow:agents'),
  call(
    'agents: the name is lost',
    'POST',
    /^\/api\/agents$/,
    201,
    rows(withValue('name', 'x')),
    'flow:agents',
  ),
  call(
    'agents: an unknown type',
    'POST',
    /^\/api\/agents$/,
    201,
    rows(withValue('type', 'boss')),
    'flow:agents',
  ),
  call(
    'agents: the list is empty',
    'GET',
    /^\/api\/agents$/,
    200,
    list(() => []),
    'flow:agents',
  ),
  call(
    'agents: others may change them',
    'PATCH',
    /^\/api\/agents\/\d+$/,
    404,
    status(200),
    'flow:agents',
  ),
  call(
    'agents: the status is not set',
    'PATCH',
    /status$/,
    200,
    rows(withValue('status', 'idle')),
    'flow:agents',
  ),
  call(
    'agents: a bound is not enforced',
    'POST',
    /^\/api\/agents$/,
    422,
    withoutField,
    'call:createAgent',
  ),
  call(
    'agents: no session is asked for',
    'GET',
    /^\/api\/agents$/,
    401,
    status(200),
    'call:agents',
  ),
  call(
    'accounts: taken names are taken again',
    'POST',
    /register$/,
    409,
    status(201),
    'flow:accounts',
  ),
  call('accounts: wrong passwords get in', 'POST', /login$/, 401, status(200), 'flow:accounts'),
  call(
    'accounts: the cookie is for scripts too',
    'POST',
    /register$/,
    201,
    (response, text) =>
      remade(response, {
        body: text,
        headers: {
          'set-cookie': (response.headers.get('set-cookie') ?? '').replace(/;\s*httponly/i, ''),
        },
      }),
    'flow:accounts',
  ),
  call(
    'accounts: anybody is an administrator',
    'PATCH',
    /user$/,
    200,
    rows(withValue('role', 'admin')),
    'flow:accounts',
  ),
  call(
    'membership: a wrong price',
    'GET',
    /plans$/,
    200,
    rows(withValue('monthlyPrice', -1)),
    'flow:membership',
  ),
  call(
    'membership: an unknown status',
    'GET',
    /user-subscription$/,
    200,
    rows(withValue('status', 'gone')),
    'flow:membership',
  ),
  call(
    'membership: no client secret',
    'POST',
    /create-subscription$/,
    200,
    rows(without('clientSecret')),
    'flow:membership',
  ),
  call(
    'models: a list of its own kind',
    'GET',
    /models$/,
    200,
    rows(without('data')),
    'flow:models',
  ),
  call(
    'runs: begins as running',
    'POST',
    /^\/api\/tasks$/,
    201,
    rows(withValue('status', 'running')),
    'flow:runs',
  ),
  call('runs: others may read', 'GET', /^\/api\/tasks\/\d+$/, 404, status(200), 'flow:runs'),
  call('runs: starts twice', 'POST', /start$/, 409, status(200), 'flow:runs'),
  call('runs: 200 when nothing follows', 'GET', /events$/, 204, status(200), 'flow:runs'),
  {
    name: 'runs: ids repeat',
    part: 'flow:runs',
    tamper: events((data, index) => ({ ...data, id: Math.floor(index / 2) })),
  },
  {
    name: 'runs: done is missing',
    part: 'flow:runs',
    tamper: events((data) => (data['type'] === 'done' ? undefined : data)),
  },
  {
    name: 'runs: the result is missing',
    part: 'flow:runs',
    tamper: events((data) => (data['type'] === 'result' ? undefined : data)),
  },
  {
    name: 'runs: an unknown event',
    part: 'flow:runs',
    tamper: events((data) => (data['type'] === 'usage' ? { ...data, type: 'cost' } : data)),
  },
  {
    name: 'runs: a step of an unknown state',
    part: 'flow:runs',
    tamper: events((data) => (data['type'] === 'step' ? { ...data, state: 'odd' } : data)),
  },
];

/** Every planted breach. */
export const mutations: readonly Mutation[] = [
  ...ofCalls,
  ...looked.flatMap(ofRecord),
  {
    name: 'regulation_sources: a secret is answered',
    part: 'record:regulation_sources',
    tamper: leak(/^\/api\/regulation-sources/),
  },
];

/** Answers what was sent, secrets and all. */
function leak(path: RegExp): Tamper {
  return async (request, response) => {
    if (
      request.method !== 'POST' ||
      response.status !== 201 ||
      !path.test(new URL(request.url).pathname)
    )
      return response;
    const sent = (await request.json()) as Json;
    return remade(response, {
      body: JSON.stringify({ ...((await response.json()) as Json), ...sent }),
    });
  };
}
