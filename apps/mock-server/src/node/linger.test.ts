import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startHttpServer } from '../testing/http-server.js';
import { RawConnection } from '../testing/raw-connection.js';
import { StaticFiles } from './static-files.js';

let directory = '';
let server: Awaited<ReturnType<typeof startHttpServer>>;
let cookie = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-linger-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html>');
  await writeFile(join(directory, 'assets', 'main-abcd1234.js'), 'let a;'.repeat(100_000));
  server = await startHttpServer(await StaticFiles.open(directory));
  cookie = (await server.browser().signIn()).cookie ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;
const json = (size: number) => Buffer.from(JSON.stringify({ name: 'x'.repeat(size) }));
const sized = (body: Buffer, headers = '') => [
  `Content-Length: ${body.length}\r\n${headers}\r\n`,
  body,
];
const chunked = (body: Buffer) => {
  const parts: (string | Buffer)[] = ['Transfer-Encoding: chunked\r\n\r\n'];
  for (let at = 0; at < body.length; at += 256 * kilobyte) {
    const piece = body.subarray(at, at + 256 * kilobyte);
    parts.push(`${piece.length.toString(16)}\r\n`, piece, '\r\n');
  }
  return [...parts, '0\r\n\r\n'];
};
/** The rest of a request after its last header. */
const bodies: Record<string, (string | Buffer)[]> = {
  'no body': ['\r\n'],
  '60 KB': sized(json(60 * kilobyte)),
  '300 KB': sized(json(300 * kilobyte)),
  '1.2 MB': sized(json(1.2 * megabyte)),
  '6 MB': sized(json(6 * megabyte)),
  '300 KB in chunks': chunked(json(300 * kilobyte)),
  '10 MB in chunks': chunked(json(10 * megabyte)),
  '200 KB of cut JSON': sized(json(300 * kilobyte).subarray(0, 200 * kilobyte)),
  'gzip that says so': sized(
    gzipSync(Buffer.from(Array.from({ length: 200 * kilobyte }, (_, at) => (at * at) % 251))),
    'Content-Encoding: gzip\r\n',
  ),
};
const type = 'Content-Type: application/json\r\n';
const session = () => `Cookie: ${cookie}\r\n${type}`;
/** Request line and headers of something that is answered with this, whatever its body is. */
const requests: readonly (readonly [what: string, line: string, headers: () => string])[] = [
  ['without a session', 'PATCH /api/user', () => type],
  ['of another site', 'PATCH /api/user', () => `${type}Origin: https://evil.example\r\n`],
  ['of a record for others', 'POST /api/system-logs', session],
  ['of a record without a session', 'POST /api/risk-items', () => type],
  ['for a path nothing has', 'POST /api/nowhere', session],
  ['for a run that is not there', 'POST /api/tasks/999999/versions', session],
  ['with a method the path lacks', 'PUT /api/agents', session],
  ['with an odd method', 'PROPFIND /api/agents', session],
  [
    'that is no JSON',
    'POST /api/agents',
    () => `Cookie: ${cookie}\r\nContent-Type: text/plain\r\n`,
  ],
  ['that is read', 'POST /api/agents', session],
  ['that needs no body', 'POST /api/logout', () => type],
  ['that only reads', 'GET /api/agents', session],
  ['that removes', 'DELETE /api/agents/999999', session],
  ['to sign in', 'POST /api/login', () => type],
  ['from the payment provider', 'POST /api/payment/webhook', () => type],
  ['to json-server', 'POST /api/public/subscription_plans', () => type],
  ['to json-server, reading', 'GET /api/public/subscription_plans', () => type],
  ['to the reference', 'POST /api/docs', () => type],
  ['to the document', 'POST /api/openapi.json', () => type],
  ['to the app', 'POST /agents', () => type],
  ['to a file', 'GET /assets/main-abcd1234.js', () => type],
  ['that has no place here', 'TRACE /api/user', () => type],
];
const table = requests.flatMap(([what, line, headers]) =>
  Object.keys(bodies).map((body) => [what, line, body, headers] as const),
);

const next = 'GET /api/user HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('after a request', () => {
  it.each(table)('%s (%s) with %s the next one is answered', async (_what, line, body, headers) => {
    const connection = new RawConnection(server.port);
    connection.send(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers()}`, ...bodies[body]!);
    const first = await connection.answer();
    expect(first?.status).toBeGreaterThanOrEqual(200);
    expect(first?.status).toBeLessThan(500);
    connection.send(next);
    let second = first?.last ? undefined : await connection.answer();
    connection.close();
    // The server may close a connection after a whole answer: then it is another one's turn.
    const other = new RawConnection(server.port);
    if (!second) {
      other.send(next);
      second = await other.answer();
    }
    expect(second?.status).toBe(401);
    other.close();
  });

  it('nothing of this was a failure inside', () => {
    expect(server.lines).toEqual([]);
  });
});

describe('a connection', () => {
  const refused = `PATCH /api/user HTTP/1.1\r\nHost: localhost\r\n${type}`;

  it('is kept after a refused body of a usual size, and what follows is carried out', async () => {
    const connection = new RawConnection(server.port);
    for (let turn = 0; turn < 5; turn += 1) {
      connection.send(refused, ...sized(json(150 * kilobyte)));
      expect(await connection.answer()).toMatchObject({ status: 401, last: false });
    }
    expect(connection.ended).toBe(false);
    connection.close();
  });

  it('closes with its last answer read, where the sender goes on and on', async () => {
    for (const headers of [
      'Content-Length: 100000000\r\n\r\n',
      `Connection: close\r\n${String(sized(json(megabyte))[0])}`,
      `Transfer-Encoding: chunked\r\n\r\n${(90 * megabyte).toString(16)}\r\n`,
    ]) {
      const connection = new RawConnection(server.port);
      connection.send(refused, headers);
      // Faster than it is read, and none of it a request.
      for (let part = 0; part < 24; part += 1) connection.send(Buffer.alloc(megabyte, 'GET / '));
      expect(await connection.answer()).toMatchObject({ status: 401 });
      await connection.closed();
      expect(await connection.answer()).toBeUndefined();
      connection.close();
    }
  });
});
