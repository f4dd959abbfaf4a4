import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApp } from '../node/app.js';
import { clearConnections } from '../node/linger.js';
import type { ScenarioServers } from '../node/scenario-servers.js';
import type { StaticFiles } from '../node/static-files.js';
import { createTestServer, stateOf } from './test-server.js';

/** The handlers behind Node's own server, in this process. */
export async function startHttpServer(
  files?: StaticFiles,
  scenarios?: ScenarioServers,
  settings: Partial<Parameters<typeof createApp>[0]> = {},
) {
  const test = await createTestServer();
  const { handle: handlers, lines } = test;
  const log = (line: string) => void lines.push(line);
  const state = stateOf(test.store);
  const app = createApp({ handlers, state, files, scenarios, log, ...settings });
  // As long as the real one: a connection closed for its idleness would hide that it was stuck.
  const server = createServer({ keepAliveTimeout: 65_000 }, app);
  clearConnections(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { ...test, port, address: `http://127.0.0.1:${port}`, close };
}

/** A request as it is, without the client's good manners: odd paths, methods and headers. */
export function rawRequest(
  port: number,
  {
    path,
    method = 'GET',
    headers = {},
    body,
  }: { path: string; method?: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, fail) => {
    const message = sendRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    message.once('error', fail);
    message.end(body);
  });
}
