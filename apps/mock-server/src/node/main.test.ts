import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { spawnFailing, spawnServer } from '../testing/spawn-server.js';

/** Milliseconds for tests that start processes on a busy machine. */
const patience = 60_000;

let directory = '';
let data = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-main-'));
  data = join(directory, 'deep', 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** One sentence or two for a person: no stack, no code, nothing else. */
const sentence = /^[A-Z][^\n]+\.\n$/;

describe(
  'a server that cannot start says why and exits with 1',
  () => {
    it('a wrong setting, of which a secret is not repeated', async () => {
      const ended = await spawnFailing({
        DATA_FILE: data,
        STRIPE_SECRET_KEY: 'pk_live_verysecret',
      });
      expect(ended).toEqual({
        code: 1,
        stdout: '',
        stderr: 'STRIPE_SECRET_KEY must begin with sk_.\n',
      });
    });

    it('a damaged data file, which stays as it is', async () => {
      data = join(directory, 'db.json');
      const text = '{\n"format": 1,\n"serials": {},\n"users": [\n{"id":1,\n]\n}\n';
      await writeFile(data, text);
      const ended = await spawnFailing({ DATA_FILE: data });
      expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
      expect(ended.stderr).toMatch(
        /db\.json is damaged at line 6, column 1: unexpected "\]"\. It was left as it is\. There is no good backup/,
      );
      expect(await readFile(data, 'utf8')).toBe(text);
    });

    it('a port in use', async () => {
      const holder = createServer();
      await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
      const PORT = String((holder.address() as AddressInfo).port);
      const ended = await spawnFailing({ DATA_FILE: data, PORT });
      holder.close();
      expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
      expect(ended.stderr).toContain(`Port ${PORT} on 127.0.0.1 is in use`);
    });
  },
  patience,
);

it(
  'a server starts from nothing, says where it is, and stops when it is told to',
  async () => {
    const server = await spawnServer({ DATA_FILE: data });
    expect(server.output()).toMatch(/Constella\s+http:\/\/127\.0\.0\.1:\d+\/api \(the API alone\)/);
    // The lines may arrive in pieces.
    await vi.waitFor(() => expect(server.output()).toMatch(/demo \/ constella-demo/), patience);
    expect(server.output()).toMatch(/admin \/ constella-admin/);
    const second = await spawnFailing({ DATA_FILE: data });
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by another server/),
    });

    const { address } = server;
    const login = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
    });
    const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const events = await fetch(`${address}/api/tasks/6/events`, { headers });
    const stopped = events.text();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await stopped).toContain('retry:');

    const again = await spawnServer({ DATA_FILE: data });
    const user = await fetch(`${again.address}/api/user`, { headers });
    expect(await user.json()).toMatchObject({ username: 'demo' });
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  },
  patience,
);
