// What a create costs beside stock json-server, and whether event streams stay live under writes.
//   npm run bench:server [-- --rows 100000 --creates 30 --streams 500 --rate 200 --seconds 40]
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { columns, conclude, figure, median } from '../shared/figures.mjs';
import { copyForStock, fill, signIn, startOurs, startStock } from './ours.mjs';
import { measureStreams } from './streams.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    creates: { type: 'string', default: '30' },
    streams: { type: 'string', default: '500' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
  },
});
const rows = Number(values.rows);
const creates = Number(values.creates);
const streams = Number(values.streams);
const rate = Number(values.rate);

/** How many times as fast a create has to be. */
const fasterThanStock = 20;

const directory = mkdtempSync(join(tmpdir(), 'constella-bench-'));
const dataFile = join(directory, 'db.json');
const stockFile = join(directory, 'stock.json');
const missed = [];

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function create(address, path, headers, name) {
  const began = performance.now();
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      name,
      type: 'processor',
      model: 'openai/gpt-4.1-mini',
      capabilities: ['planning'],
    }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`${address}${path} answered ${answer.status}`);
  return performance.now() - began;
}

const at = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;

async function compareCreates() {
  const ours = await startOurs(dataFile);
  const stock = await startStock(stockFile, await freePort());
  try {
    const cookie = await signIn(ours.address);
    const times = { ours: [], stock: [] };
    // One by one in turn, so that what else the machine does meets both; the first ones do not count.
    for (let round = -3; round < creates; round += 1) {
      const mine = await create(ours.address, '/api/agents', { cookie }, `Ours ${round}`);
      const theirs = await create(stock.address, '/agents', {}, `Stock ${round}`);
      if (round < 0) continue;
      times.ours.push(mine);
      times.stock.push(theirs);
    }
    const ratio = median(times.stock) / median(times.ours);
    const row = (name, list) => {
      const sorted = list.toSorted((a, b) => a - b);
      return [name, figure(median(list)), figure(at(sorted, 0.95))];
    };
    console.log(
      `\nA create beside ${rows} rows (${(statSync(stockFile).size / 1e6).toFixed(0)} MB), ${creates} each in turn, ms\n`,
    );
    console.log(
      columns(
        [['', 'median', 'p95'], row('ours', times.ours), row('json-server', times.stock)],
        [0],
      ),
    );
    console.log(`\n${ratio.toFixed(0)} times as fast; the goal is ${fasterThanStock}.`);
    if (ratio < fasterThanStock)
      missed.push(`create: ${ratio.toFixed(1)} times as fast, at least ${fasterThanStock}`);
  } finally {
    await Promise.all([ours.stop(), stock.stop()]);
  }
}

async function underWrites() {
  const server = await startOurs(dataFile, { OFFLINE_PACE_MS: '200' });
  try {
    const cookie = await signIn(server.address);
    const seconds = Number(values.seconds);
    const found = await measureStreams(server.address, cookie, { streams, rate, seconds });
    console.log(`\n${streams} event streams beside ${rate} writes a second for ${seconds} s\n`);
    console.log(
      columns(
        [
          ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'most ms'],
          ['events', found.late],
          ['writes', found.times],
        ].map(([name, list, ...head]) =>
          typeof list === 'string'
            ? [name, list, ...head]
            : [
                name,
                String(list.length),
                ...[0.5, 0.95, 0.99, 1].map((part) => figure(at(list, part), 0)),
              ],
        ),
        [0],
      ),
    );
    const refused = Object.entries(found.refused)
      .map(([why, count]) => `${count} refused: ${why}`)
      .join(', ');
    console.log(
      `\n${found.live} of ${streams} streams live at the end, ${found.lost} of ${found.events} events lost, ${found.beats} heartbeats on ${found.withBeat} streams; ${found.perSecond.toFixed(0)} writes a second answered, ${refused}.`,
    );
    if (found.live < streams) missed.push(`streams: ${found.live} of ${streams} live`);
    if (found.lost > 0) missed.push(`streams: ${found.lost} events lost`);
    if (refused) missed.push(`writes: ${refused}`);
    if (found.perSecond < rate * 0.95)
      missed.push(`writes: ${found.perSecond.toFixed(0)} a second, at least ${rate * 0.95}`);
    if (seconds > 16 && found.withBeat < streams)
      missed.push(`heartbeats on ${found.withBeat} of ${streams} streams`);
  } finally {
    await server.stop();
  }
}

try {
  await (await startOurs(dataFile)).stop();
  fill(dataFile, rows);
  copyForStock(dataFile, stockFile);
  await compareCreates();
  await underWrites();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
conclude(missed);
