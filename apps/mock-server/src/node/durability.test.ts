import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { spawnServer } from '../testing/spawn-server.js';

/** `npm run durability` asks for more. */
const kills = Number(process.env['DURABILITY_KILLS'] ?? 3);
const writers = 8;
/** Acknowledged writes of each life of the server before it is killed. */
const before = 40;

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-kill-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

it(
  `no acknowledged write is missing after ${kills} times kill -9 under ${writers} writers`,
  async () => {
    const environment = { DATA_FILE: join(directory, 'db.json') };
    const acknowledged = new Map<number, string>();
    let cookie = '';
    let server = await spawnServer(environment);
    cookie = await signIn(server.address);

    for (let life = 0; life < kills; life += 1) {
      const { address, child, ended } = server;
      let here = 0;
      const write = async (writer: number): Promise<void> => {
        for (let count = 0; ; count += 1) {
          const name = `Life ${life}, writer ${writer}, ${count}`;
          const answer = await fetch(`${address}/api/agents`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
            body: JSON.stringify({
              name,
              type: 'processor',
              model: 'a',
              capabilities: ['planning'],
            }),
          });
          // Only what was answered whole counts as acknowledged.
          const { id } = (await answer.json()) as { id: number };
          if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
          acknowledged.set(id, name);
          here += 1;
          if (here === before) child.kill('SIGKILL');
        }
      };
      const ends = await Promise.allSettled(
        Array.from({ length: writers }, (_, writer) => write(writer)),
      );
      expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
      expect(await ended).toBeNull();
      expect(here).toBeGreaterThanOrEqual(before);

      server = await spawnServer(environment);
      const listed = await fetch(`${server.address}/api/agents`, { headers: { cookie } });
      const agents = (await listed.json()) as { id: number; name: string }[];
      const kept = new Map(agents.map((agent) => [agent.id, agent.name]));
      expect([...acknowledged].filter(([id, name]) => kept.get(id) !== name)).toEqual([]);
    }
    server.child.kill('SIGKILL');
    await server.ended;
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * before);
  },
  60_000 + kills * 60_000,
);
