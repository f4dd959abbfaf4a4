// `npm run hostile`: made-up requests over every operation of the published document, eight at a time on
// kept-alive connections, against a server of its own. None may be answered by a failure, by anything
// but JSON, or not at all; and the memory must not grow beyond what was stored.
//
//   npm run hostile                       # two minutes
//   HOSTILE_MINUTES=30 npm run hostile
//   HOSTILE_SEED=7 npm run hostile        # other bodies
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chance, hostileBody, type Schema } from './bodies';

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const minutes = Number(process.env['HOSTILE_MINUTES'] ?? 2);
const seed = Number(process.env['HOSTILE_SEED'] ?? 1);
/** Requests under way at once. */
const atOnce = 8;
/** Milliseconds after which nobody waits any more. */
const patience = 30_000;
/** Bytes of heap that caches and compiled code may take beside what was stored. */
const spareHeap = 96 * 1_048_576;
/** Bytes of heap for one byte that was accepted: rows are objects, and have indexes. */
const heapPerByte = 8;

const root = new URL('../..', import.meta.url);
const { paths, components } = JSON.parse(
  await readFile(new URL('packages/api-client/openapi.json', root), 'utf8'),
) as OpenApi;
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const operations = Object.entries(paths).flatMap(([path, entry]) =>
  Object.entries(entry)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const directory = await mkdtemp(join(tmpdir(), 'constella-hostile-'));
// Says its memory when it is asked; the channel alone does not keep it running.
const hook = `process.on('message', () => { gc(); process.send(process.memoryUsage()); }); process.channel.unref();`;
const server = spawn(
  process.execPath,
  [
    '--expose-gc',
    '--conditions=@constella/source',
    '--import=tsx',
    `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    'apps/mock-server/src/node/main.ts',
  ],
  {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: process.env['HOSTILE_PORT'] ?? '0',
      DATA_FILE: join(directory, 'db.json'),
      OFFLINE_PACE_MS: '0',
      SCENARIOS: 'off',
      MAIL_LOG: 'none',
      // Every request comes from another address: guesses are counted for each.
      TRUST_PROXY: '1',
      // Behind a proxy neither would be so by itself.
      DEMO_ACCOUNTS: 'on',
      WRITES_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  },
);
process.once('exit', () => server.kill());
let log = '';
server.stderr?.on('data', (data) => (log += String(data)));
const address = await new Promise<string>((done, fail) => {
  let said = '';
  server.stdout?.on('data', (data) => {
    said += String(data);
    const found = /Constella\s+(http:\/\/[^\s/]+)/.exec(said)?.[1];
    if (found && said.includes('Models')) done(found);
  });
  server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${log}`)));
});

async function memory(): Promise<{ rss: number; heapUsed: number }> {
  const answered = once(server, 'message') as Promise<[{ rss: number; heapUsed: number }]>;
  server.send('memory');
  const [said] = await answered;
  return said;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly bytes?: Buffer | undefined;
}
interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Sends a request; what the server closed while it was on its way is sent once more. */
function send({ method, path, headers, bytes }: Sent, again = true): Promise<Answered> {
  return new Promise((done, fail) => {
    const length = headers['transfer-encoding'] || !bytes ? {} : { 'content-length': bytes.length };
    const message = request(
      new URL(path, address),
      { method, agent, headers: { ...headers, ...length } },
      (response: IncomingMessage) => {
        const type = response.headers['content-type'] ?? '';
        const cookies = response.headers['set-cookie'] ?? [];
        let text = '';
        const end = () => done({ status: response.statusCode ?? 0, type, text, cookies });
        response.setEncoding('utf8');
        response.on('data', (data: string) => {
          text += data;
          if (!type.startsWith('text/event-stream')) return;
          // Nobody waits for the end of a run.
          end();
          message.destroy();
        });
        response.once('end', end).once('error', fail);
      },
    );
    message.setTimeout(patience, () => message.destroy(new Error('no answer in time')));
    message.once('error', (error: NodeJS.ErrnoException) => {
      const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (again && message.reusedSocket && closed)
        send({ method, path, headers, bytes }, false).then(done, fail);
      else fail(error);
    });
    message.end(bytes);
  });
}

const accounts = {
  nobody: undefined,
  demo: 'constella-demo',
  member: 'constella-member',
  support: 'constella-support',
  admin: 'constella-admin',
} as const;
type Person = keyof typeof accounts;
const people = Object.keys(accounts) as Person[];
const cookies = new Map<Person, string>();
/** Those who cannot sign in any more: renamed, or with another password. They ask as nobody. */
const shutOut = new Set<Person>();

async function signIn(person: Person): Promise<void> {
  const password = accounts[person];
  if (!password || shutOut.has(person)) return;
  const { status, cookies: given } = await send({
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    bytes: Buffer.from(JSON.stringify({ username: person, password })),
  });
  if (status === 200) cookies.set(person, given[0]?.split(';')[0] ?? '');
  else shutOut.add(person);
}

const random = chance(seed);
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
const newAddress = () => `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
const queries = [
  '',
  '',
  '',
  '?_limit=2&_sort=id',
  '?_page=0',
  '?q=%00',
  '?x=1',
  `?q=${'y'.repeat(5_000)}`,
];
const ids = ['1', '1', '1', '2', '2', '3', '4', '6', '7', '40', '999999', '0', 'x', '%00', '1e3'];

const statuses = new Map<number, number>();
const wrong: string[] = [];
let requests = 0;
let accepted = 0;
let signedOut = 0;
/** Requests sent with a session. */
let signedIn = 0;

async function hostileRequest(): Promise<void> {
  const { method, path, operation } = pick(operations);
  // Accounts that go are gone for good, and whoever is left asks for nothing any more.
  const spared = method === 'DELETE' && /^\/api\/(?:users|admins|user)\b/.test(path);
  const filled = path.replaceAll(/\{[^}]+\}/g, () => (spared ? '999999' : pick(ids)));
  const person = pick(people);
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const body = method === 'GET' ? undefined : hostileBody(schema, components.schemas, random);
  const said = `${method} ${filled} as ${person}`;
  requests += 1;
  try {
    if (!cookies.get(person)) await signIn(person);
    const cookie = cookies.get(person) ?? '';
    if (cookie) signedIn += 1;
    const { status, type, text } = await send({
      method,
      path: filled + (method === 'GET' ? pick(queries) : ''),
      headers: { ...body?.headers, cookie, 'x-forwarded-for': newAddress() },
      bytes: body?.bytes,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) wrong.push(`${said}: ${status} ${text.slice(0, 200)}`);
    if (status < 300 && body) accepted += body.bytes.length + text.length;
    if (status === 401 && cookie) {
      cookies.delete(person);
      signedOut += 1;
    }
    if (!isPromised(operation, status, type, text))
      wrong.push(`${said}: ${status} is no JSON but ${type}: ${text.slice(0, 200)}`);
  } catch (error) {
    wrong.push(`${said}: not answered (${String(error)}), ${body?.bytes.length ?? 0} bytes sent`);
  }
}

/** JSON, or what the document says of this operation; nothing where there is nothing to say. */
function isPromised({ responses }: Operation, status: number, type: string, text: string): boolean {
  if (text === '') return [204, 303, 304].includes(status);
  if (!type.startsWith('application/json')) {
    const promised = Object.keys(responses[status]?.content ?? {});
    return promised.some((media) => media !== 'application/json' && type.startsWith(media));
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

for (const person of people) await signIn(person);
if (shutOut.size > 0) throw new Error(`Nobody signs in as ${[...shutOut].join(', ')}: ${log}`);
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;
const start = await memory();
console.log(`${operations.length} operations, ${minutes} minutes, seed ${seed}`);
console.log(`start: RSS ${megabytes(start.rss)}, heap ${megabytes(start.heapUsed)}`);
const began = Date.now();
const end = began + minutes * 60_000;
let reported = began;
const report = async () => {
  if (Date.now() - reported < 60_000) return;
  reported += 60_000;
  const { rss, heapUsed } = await memory();
  const minute = Math.round((reported - began) / 60_000);
  console.log(
    `${minute} min: RSS ${megabytes(rss)}, heap ${megabytes(heapUsed)}, ${requests} requests, ${signedIn} signed in, ${wrong.length} wrong`,
  );
};
await Promise.all(
  Array.from({ length: atOnce }, async (_, worker) => {
    while (Date.now() < end && server.exitCode === null) {
      await hostileRequest();
      if (worker === 0) await report();
    }
  }),
);

if (server.exitCode !== null) wrong.push(`the server ended with ${server.exitCode}`);
else {
  const last = await memory();
  const grown = last.heapUsed - start.heapUsed;
  console.log(
    `end: RSS ${megabytes(last.rss)}, heap ${megabytes(last.heapUsed)}, accepted ${megabytes(accepted)}`,
  );
  if (grown > spareHeap + accepted * heapPerByte)
    wrong.push(
      `the heap grew by ${megabytes(grown)} for ${megabytes(accepted)} that were accepted`,
    );
}
agent.destroy();
server.removeAllListeners('exit');
const ended = server.exitCode === null ? once(server, 'exit') : undefined;
server.kill('SIGTERM');
await ended;
await rm(directory, { recursive: true, force: true });
if (log !== '') wrong.push(`the server said: ${log.slice(0, 4_000)}`);

const counted = [...statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(' × '));
console.log(
  `${requests} requests, ${signedIn} signed in, ${signedOut} sessions ended; shut out: ${[...shutOut].join(', ') || 'none'}; by status: ${counted.join(', ')}`,
);
for (const line of wrong.slice(0, 40)) console.error(`wrong: ${line}`);
console.log(wrong.length === 0 ? 'nothing wrong' : `${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
