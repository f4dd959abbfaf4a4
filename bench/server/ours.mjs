import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../scripts/ensure.mjs';

const require = createRequire(join(root, 'apps/mock-server/package.json'));

/** Starts a process and waits until it says that it listens; `stop` ends it and waits. */
async function launch(args, environment, listening) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('close', done));
  const found = await new Promise((done, fail) => {
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += String(data);
      const match = listening.exec(printed);
      if (match) done(match);
    });
    child.once('close', (code) => fail(new Error(`${args.at(-1)} ended with ${code}: ${printed}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { found, stop };
}

/** Our server on a data file of its own, without the app. */
export async function startOurs(dataFile, environment = {}) {
  const { found, stop } = await launch(
    [
      '--conditions=@constella/source',
      '--import',
      'tsx',
      join(root, 'apps/mock-server/src/node/main.ts'),
    ],
    { DATA_FILE: dataFile, PORT: '0', HOST: '127.0.0.1', STATIC_DIR: '', ...environment },
    /Constella\s+(http:\/\/[^\s/]+)[^]*Models/,
  );
  return { address: found[1], stop };
}

/** json-server's own command, as its README says, on a file of its own. */
export async function startStock(dataFile, port) {
  const bin = join(require.resolve('json-server/package.json'), '../lib/cli/bin.js');
  const { stop } = await launch([bin, dataFile, '--port', String(port)], {}, /http:\/\/.*:\d+/);
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** The cookie of the demo account. */
export async function signIn(address) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
  });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

/** Fills a data file with agents, up to this many; not the demo account's, whose list is asked for. */
export function fill(dataFile, count) {
  const data = JSON.parse(readFileSync(dataFile, 'utf8'));
  const model = data.agents.at(-1);
  const owner = data.users.find(({ username }) => username === 'admin').id;
  for (let id = model.id + 1; data.agents.length < count; id += 1)
    data.agents.push({ ...model, id, userId: owner, revision: 1, name: `Agent ${id}` });
  data.serials.agents = data.agents.at(-1).id;
  // The sum of the text, which is another now.
  delete data.crc32;
  writeFileSync(dataFile, JSON.stringify(data));
}

/** The same rows for json-server, which takes nothing but lists and objects. */
export function copyForStock(dataFile, to) {
  const lists = Object.entries(JSON.parse(readFileSync(dataFile, 'utf8'))).filter(([, value]) =>
    Array.isArray(value),
  );
  writeFileSync(to, JSON.stringify(Object.fromEntries(lists)));
}
