import type { Tamper } from './served';
import {
  at,
  header,
  list,
  remade,
  rows,
  status,
  withValue,
  type Json,
  type Mutation,
} from './tampering';

const runs = /^\/api\/assistants\/[^/]+\/runs$/;
const retry = /^\/api\/tasks\/\d+\/retry$/;

/** A key that was sent before is forgotten: what comes back is a run of its own. */
function forgetful(path: RegExp): Tamper {
  const seen = new Set<string>();
  return async (request, response) => {
    const key = request.headers.get('idempotency-key');
    if (key === null || !path.test(new URL(request.url).pathname)) return response;
    if (!seen.has(key)) {
      seen.add(key);
      return response;
    }
    const body = (await response.json()) as Json;
    const next = { ...body, id: Number(body['id']) + 1_000 };
    return remade(response, { body: JSON.stringify(next) });
  };
}

/** A ledger, true to itself, in which each run was paid for twice. */
const chargedTwice: Tamper = async (request, response) => {
  const { pathname } = new URL(request.url);
  const isLedger = pathname === '/api/point-transactions';
  if (!isLedger && pathname !== '/api/user-points') return response;
  const all = (await response.json()) as Json[];
  if (!isLedger)
    return remade(response, {
      body: JSON.stringify(
        all.map((row) => ({
          ...row,
          currentBalance: Number(row['currentBalance']) - Number(row['lifetimeSpent']),
        })),
      ),
    });
  let balance = 0;
  const doubled = all.map((row) => {
    const amount = Number(row['amount']) * (row['type'] === 'earn' ? 1 : 2);
    return { ...row, amount, balance: (balance += amount) };
  });
  return remade(response, { body: JSON.stringify(doubled) });
};

const planted: Record<string, Record<string, Tamper>> = {
  'flow:once': {
    'a key is forgotten': forgetful(runs),
    'another request with a used key is carried out': at(
      { method: 'POST', path: runs, status: 422 },
      status(201),
    ),
    'a used key answers 200': at({ method: 'POST', path: runs, status: 201 }, (response, text) =>
      response.headers.has('idempotency-replayed')
        ? remade(response, { body: text, status: 200 })
        : remade(response, { body: text }),
    ),
    'every run is the same one': at(
      { method: 'POST', path: runs, status: 201 },
      rows(withValue('id', 1)),
    ),
    'a run is charged twice': chargedTwice,
    'the balance is not the sum': at(
      { method: 'GET', path: /user-points$/, status: 200 },
      rows((row) => ({ ...row, currentBalance: Number(row['currentBalance']) + 1 })),
    ),
    'the ledger loses a line': at(
      { method: 'GET', path: /point-transactions$/, status: 200 },
      list((lines) => lines.slice(0, -1)),
    ),
    'a line has a balance of its own': at(
      { method: 'GET', path: /point-transactions$/, status: 200 },
      rows(withValue('balance', 7)),
    ),
  },
  'flow:retry': {
    'canceled runs are not retried': at({ method: 'POST', path: retry, status: 200 }, status(409)),
    'anything is retried': at({ method: 'POST', path: retry, status: 409 }, status(200)),
    'a retry is another run': at(
      { method: 'POST', path: retry, status: 200 },
      rows((row) => ({ ...row, id: Number(row['id']) + 1 })),
    ),
    'a retry waits': at(
      { method: 'POST', path: retry, status: 200 },
      rows(withValue('status', 'pending')),
    ),
    'a retry with a key is carried out again': forgetful(retry),
    'a run is charged twice': chargedTwice,
    'a run hides what it used': at(
      { method: 'GET', path: /^\/api\/tasks\/\d+$/, status: 200 },
      rows(withValue('usage', null)),
    ),
  },
  ...Object.fromEntries(
    ['agents', 'tasks'].map((name) => {
      const get = (code: number) => ({
        method: 'GET',
        path: new RegExp(`^/api/${name}$`),
        status: code,
      });
      return [
        `call:${name}`,
        {
          'filters are overlooked': at(get(200), (response, text, request) =>
            remade(response, {
              body: new URL(request.url).searchParams.has('id') ? '[{}]' : text,
            }),
          ),
          'the total is missing': at(get(200), header('x-total-count', null)),
          'words that say nothing are taken': at(get(422), status(200)),
        },
      ];
    }),
  ),
};

/** Breaches of what runs cost, how often they are carried out, and how they are listed. */
export const runMutations: readonly Mutation[] = Object.entries(planted).flatMap(
  ([part, breaches]) =>
    Object.entries(breaches).map(([name, tamper]) => ({ name: `${part}: ${name}`, part, tamper })),
);
