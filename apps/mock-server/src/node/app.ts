import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Request as ExpressRequest } from 'express';
import jsonServer from 'json-server';

import type { Handlers } from '../handlers/create-handlers.js';
import { HeaderCookieJar } from '../handlers/http/cookie-jar.js';
import { failure } from '../handlers/http/respond.js';
import { localeOf } from '../base/language/accept-language.js';
import { textsFor } from '../base/language/texts.js';
import { Refusal } from '../base/refusal.js';
import type { StoredState } from '../store/store.js';
import type { KnowsHost } from './known-hosts.js';
import { isPublic, publicResources } from './public-resources.js';
import type { ScenarioServers } from './scenario-servers.js';
import { setSecurityHeaders, setStrictTransport } from './security-headers.js';
import { sendResponse } from './send-response.js';
import type { Settings } from './settings.js';
import type { StaticFiles } from './static-files.js';
import { toWebRequest } from './web-request.js';

interface AppOptions {
  readonly handlers: Handlers;
  /** The live data, for json-server's plain lists. */
  readonly state: StoredState;
  readonly files: StaticFiles | undefined;
  /** Answers requests that name a scenario; without it they are requests like any other. */
  readonly scenarios?: ScenarioServers | undefined;
  /** The proxies whose word about the sender is believed. @default none */
  readonly trustProxy?: Settings['TRUST_PROXY'] | undefined;
  /** The hosts it answers to. @default all */
  readonly knowsHost?: KnowsHost | undefined;
  /** The origin people open the app at, where they do not open what it listens on. */
  readonly publicUrl?: string | undefined;
  /** Told of each answered call of the API: milliseconds until the answer began, and its status. */
  readonly measure?: ((milliseconds: number, status: number) => void) | undefined;
  readonly log: (line: string) => void;
}

/**
 * json-server's application with the API's handlers and the built app mounted on it. The API comes
 * first, then json-server's public lists, then files.
 */
export function createApp({
  handlers,
  state,
  files,
  scenarios,
  trustProxy = 0,
  knowsHost = () => true,
  publicUrl,
  measure,
  log,
}: AppOptions): ReturnType<typeof jsonServer.create> {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  // Express would answer a conditional request from a hash of every body.
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  const lists = publicResources(state);

  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  /** How a request was sent: where people come by the public address, as that says. */
  const protocolOf = (request: ExpressRequest): string =>
    site && request.headers.host === site.host ? site.protocol.slice(0, -1) : request.protocol;

  const answer = async (request: ExpressRequest, response: ServerResponse): Promise<void> => {
    const protocol = protocolOf(request);
    setSecurityHeaders(response, []);
    if (protocol === 'https') setStrictTransport(response);
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const web = toWebRequest(request, { protocol, signal: left.signal });
    if (!web) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    if (!knowsHost(request.headers.host ?? '')) {
      const refusal = new Refusal(421, 'server.request.unknownHost');
      await sendResponse(failure(refusal, await textsFor(localeOf(web)), log), response);
      return;
    }
    if (isPublic(request.url) && !scenarios?.isFor(request)) {
      lists(request, response);
      return;
    }
    if (scenarios?.isFor(request)) {
      await scenarios.answer(web, request, response);
      return;
    }
    const cookies = new HeaderCookieJar(web, protocol === 'https');
    const address = request.ip ?? '';
    const begun = performance.now();
    const answered = await handlers(web, { address, cookies });
    if (answered) {
      measure?.(performance.now() - begun, answered.status);
      for (const line of cookies.lines) answered.headers.append('set-cookie', line);
      await sendResponse(answered, response);
      return;
    }
    if (await files?.serve(request, response)) return;
    notHere(request, response, files !== undefined);
  };

  app.use((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(`A request failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return app;
}

function notHere(request: IncomingMessage, response: ServerResponse, hasApp: boolean): void {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  response.statusCode = reading ? 404 : 405;
  if (!reading) response.setHeader('allow', 'GET, HEAD');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(
    hasApp || !reading
      ? 'There is nothing at this address.\n'
      : 'This server has the API alone, at /api. `npm start` serves the app with it.\n',
  );
}
