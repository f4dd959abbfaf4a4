import {
  at,
  list,
  remade,
  rows,
  status,
  without,
  withoutField,
  withValue,
  type Json,
  type Mutation,
} from './tampering';
import type { Tamper } from './served';

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

/** Changes the frames of an answer that is watched. */
const frames = (change: (frame: string) => string): Tamper =>
  at({ method: 'POST', path: /\/answers$/, status: 200 }, (response, text) =>
    remade(response, {
      body: text
        .split(/(?<=\n\n)/)
        .map(change)
        .join(''),
    }),
  );

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

/** Breaches of calls and of what follows from them. */
export const callMutations: readonly Mutation[] = [
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
    'model services: every member may read them',
    'GET',
    /^\/api\/model-services$/,
    403,
    status(200),
    'call:modelServices',
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
  {
    name: 'models: a watched answer without its end',
    part: 'flow:models',
    tamper: frames((frame) => (frame.includes('"type":"done"') ? '' : frame)),
  },
  {
    name: 'models: pieces that do not add up',
    part: 'flow:models',
    tamper: frames((frame) => frame.replace('"type":"delta","text":"', '"type":"delta","text":"x')),
  },
  {
    name: 'models: an unknown event of an answer',
    part: 'flow:models',
    tamper: frames((frame) => frame.replaceAll('delta', 'token')),
  },
];
