import type { IncomingMessage, ServerResponse } from 'node:http';

import jsonServer from 'json-server';

import { textsFor } from '../base/language/texts.js';
import type { StoredState } from '../store/store.js';
import { tables, type TableName } from '../store/tables.js';
import { negotiateLocale } from '@constella/i18n';

/** Where json-server's plain lists are found: `/api/public/regional_pricing?region=EU`. */
const publicPrefix = '/api/public';

/** Whether an address is one of the plain lists'. */
export function isPublic(address: string): boolean {
  const [path] = address.split('?', 1);
  return path === publicPrefix || path?.startsWith(`${publicPrefix}/`) === true;
}

/** The tables anybody may read: what is on sale, and for how much. */
const publicTables = [
  'subscription_plans',
  'regional_pricing',
  'model_pricing_rules',
] as const satisfies TableName[];

const controls = ['_page', '_limit', '_sort', '_order', '_start', '_end', 'q'];
const pathPattern = new RegExp(`^/(${publicTables.join('|')})(?:/[1-9]\\d{0,14})?$`);

/** Answers a request of the plain lists. */
export type PublicLists = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * json-server's router over the public tables alone: what it does not hold cannot be embedded,
 * expanded or searched. Only plain reading gets through to it; its own answers to odd requests
 * would show stack traces.
 */
export function publicResources(state: StoredState): PublicLists {
  const data = Object.fromEntries(publicTables.map((table) => [table, state[table]]));
  const router = jsonServer.router(data);
  Object.assign(router, {
    render: (_request: unknown, response: ServerResponse & { locals: { data: unknown } }) =>
      response.statusCode === 404
        ? void refuse(_request as IncomingMessage, response, 404, 'server.request.noSuchPath')
        : sendList(response, response.locals.data),
  });
  const handle = router as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;

  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.slice(publicPrefix.length);
    const table = pathPattern.exec(path)?.[1] as (typeof publicTables)[number] | undefined;
    if (!table) {
      void refuse(request, response, 404, 'server.request.noSuchPath');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET');
      void refuse(request, response, 405, 'server.request.wrongMethod');
      return;
    }
    const known = new Set([...controls, ...Object.keys(tables[table].shape)]);
    // Express has read the query already, brackets and all: one plain text per known name is left.
    const query = Object.fromEntries([...url.searchParams].filter(([name]) => known.has(name)));
    // It would read a body where none has a meaning, and print what it cannot read.
    Object.assign(request, { query, url: path, _body: true, body: {} });
    handle(request, response, () => {
      void refuse(request, response, 404, 'server.request.noSuchPath');
    });
  };
}

/** Characters of the links to other pages; beyond that they are left out. */
const longestLinks = 4_000;

/** json-server's links begin with whatever host was asked: here they are addresses of this one. */
function sendList(response: ServerResponse, body: unknown): void {
  const links = String(response.getHeader('link') ?? '').replaceAll(/<https?:\/\/[^/>]*/g, '<');
  response.removeHeader('link');
  if (links !== '' && links.length <= longestLinks) response.setHeader('link', links);
  sendJson(response, body);
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(JSON.stringify(body));
}

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  id: 'server.request.noSuchPath' | 'server.request.wrongMethod',
): Promise<void> {
  const languages = request.headers['accept-language'] ?? '';
  const texts = await textsFor(negotiateLocale({ languages }));
  response.statusCode = status;
  sendJson(response, { error: texts.say(id, { method: request.method ?? '' }) });
}
