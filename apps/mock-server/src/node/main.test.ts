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

describe(
  'a server that others reach has no password anybody can read',
  () => {
    const reached = { PUBLIC_URL: 'https://constella.example' };
    const signIn = (address: string, username: string, password: string) =>
      fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });

    it('its first administrator gets one that is printed once', async () => {
      const server = await spawnServer({ DATA_FILE: data, ...reached });
      await vi.waitFor(() => expect(server.output()).toMatch(/shown once/), patience);
      const printed = /Account +admin \/ ([\w-]{16})\n/.exec(server.output())?.[1] ?? 'none';
      expect(server.output()).not.toMatch(/constella-(admin|demo|member|support)/);
      expect((await signIn(server.address, 'admin', 'constella-admin')).status).toBe(401);
      expect((await signIn(server.address, 'demo', 'constella-demo')).status).toBe(401);
      expect((await signIn(server.address, 'admin', printed)).status).toBe(200);
      server.child.kill('SIGTERM');
      await server.ended;
      const again = await spawnServer({ DATA_FILE: data, ...reached });
      expect(again.output()).not.toMatch(/Account|Note/);
      again.child.kill('SIGTERM');
      await again.ended;
    });

    it('a data file that had them says whose are closed now', async () => {
      const here = await spawnServer({ DATA_FILE: data, NODE_ENV: 'production' });
      expect((await signIn(here.address, 'admin', 'constella-admin')).status).toBe(200);
      here.child.kill('SIGTERM');
      await here.ended;
      const server = await spawnServer({ DATA_FILE: data, ...reached });
      await vi.waitFor(
        () => expect(server.output()).toMatch(/Note +admin, demo, support, member: still the publ/),
        patience,
      );
      expect((await signIn(server.address, 'admin', 'constella-admin')).status).toBe(401);
      const door = await fetch(`${server.address}/api/auth/google`, { redirect: 'manual' });
      expect(door.headers.get('location')).toBe('/auth?reason=externalNotOffered');
      server.child.kill('SIGTERM');
      await server.ended;
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
