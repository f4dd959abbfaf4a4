import type { IncomingMessage, ServerResponse } from 'node:http';

import jsonServer from 'json-server';

import type { Handlers } from '../handlers/create-handlers.js';
import { HeaderCookieJar } from '../handlers/cookie-jar.js';
import type { StoredState } from '../store/store.js';
import { isPublic, publicResources } from './public-resources.js';
import type { ScenarioServers } from './scenario-servers.js';
import { setSecurityHeaders } from './security-headers.js';
import { sendResponse } from './send-response.js';
import type { StaticFiles } from './static-files.js';
import { toWebRequest } from './web-request.js';

interface AppOptions {
  readonly handlers: Handlers;
  /** The live data, for json-server's plain lists. */
  readonly state: StoredState;
  readonly files: StaticFiles | undefined;
  /** Answers requests that name a scenario; without it they are requests like any other. */
  readonly scenarios?: ScenarioServers | undefined;
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
  log,
}: AppOptions): ReturnType<typeof jsonServer.create> {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  // Express would answer a conditional request from a hash of every body.
  app.disable('etag');
  const lists = publicResources(state);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setSecurityHeaders(response, []);
    if (isPublic(request.url ?? '/') && !scenarios?.isFor(request)) {
      lists(request, response);
      return;
    }
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const web = toWebRequest(request, left.signal);
    if (!web) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    if (scenarios?.isFor(request)) {
      await scenarios.answer(web, request, response);
      return;
    }
    const cookies = new HeaderCookieJar(web, web.url.startsWith('https:'));
    const address = request.socket.remoteAddress ?? '';
    const answered = await handlers(web, { address, cookies });
    if (answered) {
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
