import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { spawnServer } from '../testing/spawn-server.js';

const directory = mkdtempSync(join(tmpdir(), 'constella-full-'));
const mount = (...options: string[]) =>
  execFileSync('mount', [...options, directory], { stdio: 'ignore' });

/** A small disk of its own needs rights that not everybody has. */
function mounted(): boolean {
  try {
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    return true;
  } catch {
    return false;
  }
}
const canMount = mounted();
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', directory]);
  rmSync(directory, { recursive: true, force: true });
});

describe.skipIf(!canMount)('a server whose disk', () => {
  it('is full says so, answers on, and goes on by itself', async () => {
    const environment = { DATA_FILE: join(directory, 'db.json') };
    let server = await spawnServer(environment);
    let cookie = '';
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${server.address}${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return {
        status: answer.status,
        body: (await answer.json()) as { error?: string; id?: number },
      };
    };
    const create = (name: string) =>
      call('POST', '/api/agents', {
        name,
        type: 'processor',
        model: 'openai/gpt-4.1-mini',
        capabilities: ['planning'],
      });
    await call('POST', '/api/login', { username: 'demo', password: 'constella-demo' });
    expect((await create('Before')).status).toBe(201);

    const filler = join(directory, 'filler');
    const { bavail, bsize } = await statfs(directory);
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    // What is left of the journal's last block takes some.
    const room = 40;
    const statuses: number[] = [];
    let refused: Awaited<ReturnType<typeof create>> | undefined;
    for (let count = 0; count < room && refused === undefined; count += 1) {
      const answer = await create(`Full ${count}`);
      statuses.push(answer.status);
      if (answer.status !== 201) refused = answer;
    }
    expect(refused?.status).toBe(507);
    expect(refused?.body.error).toMatch(/disk|space|storage/i);
    expect((await call('GET', '/api/agents')).status).toBe(200);
    await rm(filler);
    expect((await create('Room again')).status).toBe(201);

    server.child.kill('SIGKILL');
    await server.ended;
    server = await spawnServer(environment);
    const listed = await fetch(`${server.address}/api/agents`, { headers: { cookie } });
    const kept = ((await listed.json()) as { name: string }[]).map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining(['Before', 'Room again']));
    expect(kept.filter((name) => name.startsWith('Full'))).toHaveLength(statuses.length - 1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 120_000);
});
