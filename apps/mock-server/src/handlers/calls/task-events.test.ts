import type { RunEvent } from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTask, only, readEvents } from '../../testing/read-events.js';
import { gate, scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';
import { streamsPerSession } from '../http/open-streams.js';

afterEach(() => {
  vi.useRealTimers();
});

async function finished(browser: TestBrowser): Promise<{ id: number; events: RunEvent[] }> {
  const id = await createTask(browser, { metadata: { maxIterations: 1 } });
  await browser.call('POST', `/api/tasks/${id}/start`);
  return { id, events: await readEvents(browser, id) };
}

describe('the stream of a run', () => {
  it('is one no proxy may keep or change', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const response = await browser.fetch('GET', '/api/tasks/6/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await response.body?.cancel();
  });

  it('tells everything so far to whoever comes late, texts whole', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { id, events } = await finished(browser);
    const late = await readEvents(browser, id);
    expect(late).toEqual(events.filter(({ type }) => type !== 'delta'));
  });

  it('goes on after any id, without a gap and without a repetition', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { id } = await finished(browser);
    const all = await readEvents(browser, id);
    for (const [index, event] of all.entries())
      expect(await readEvents(browser, id, { after: event.id })).toEqual(all.slice(index + 1));
  });

  describe('ends with its session', () => {
    /** A run that waits to say more, followed from one browser. */
    async function followed() {
      const door = gate();
      const { provider, asked } = scriptedProvider(async () => {
        await door.opened;
        return 'one two three four five six';
      });
      const server = await createTestServer({ provider });
      const browser = await server.browser().signIn();
      const id = await createTask(browser, { metadata: { maxIterations: 1 } });
      await browser.call('POST', `/api/tasks/${id}/start`);
      const stream = await browser.fetch('GET', `/api/tasks/${id}/events`);
      const read = stream.text();
      let events = 0;
      await until(() => {
        const before = events;
        events = server.store.rowsBy('run_events', 'taskId', id).length;
        return asked.length > 0 && events === before;
      });
      return { server, browser, id, door, read };
    }

    it.each<[string, (browser: TestBrowser, other: TestBrowser) => Promise<unknown>]>([
      ['sign-out', (browser) => browser.call('POST', '/api/logout')],
      ['the end of other sessions', (_own, other) => other.call('DELETE', '/api/user/sessions')],
      [
        'another password',
        (_own, other) =>
          other.call('POST', '/api/user/password', {
            currentPassword: 'constella-demo',
            newPassword: 'another password',
          }),
      ],
    ])('at %s: nothing more is told', async (_what, ending) => {
      const { server, browser, id, door, read } = await followed();
      const other = await server.browser().signIn();
      await ending(browser, other);
      door.open();
      const told = await read;
      const all = await readEvents(other, id);
      expect(all.at(-1)?.type).toBe('done');
      expect(told).not.toMatch(/event: (?:done|result)|one two three/);
    });

    it('also while nothing happens', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { browser, door, read } = await followed();
      await browser.call('POST', '/api/logout');
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await read).not.toContain('event: done');
      door.open();
    });
  });

  it('is open so many times at once for one session, and again when one has left', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const open = () => browser.fetch('GET', '/api/tasks/6/events');
    const streams = [];
    for (let stream = 0; stream < streamsPerSession; stream += 1) streams.push(await open());
    expect((await open()).status).toBe(429);
    const other = await server.browser().signIn();
    const elsewhere = await other.fetch('GET', '/api/tasks/6/events');
    expect(elsewhere.status).toBe(200);
    await streams.pop()?.body?.cancel();
    const again = await open();
    expect(again.status).toBe(200);
    for (const stream of [...streams, again, elsewhere]) await stream.body?.cancel();
  });

  it('that was read to its end answers 204', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { id, events } = await finished(browser);
    for (const after of [events.at(-1)?.id, 999_999_999]) {
      const headers = { 'last-event-id': String(after) };
      expect(
        (await browser.fetch('GET', `/api/tasks/${id}/events`, undefined, { headers })).status,
      ).toBe(204);
    }
  });

  it.each(['abc', '-1', '1.5', '', '9'.repeat(40), '__proto__'])(
    'begins at the begin for the id %j',
    async (value) => {
      const browser = await (await createTestServer()).browser().signIn();
      const { id } = await finished(browser);
      const response = await browser.fetch('GET', `/api/tasks/${id}/events`, undefined, {
        headers: { 'last-event-id': value },
      });
      expect(await response.text()).toContain('"state":"pending"');
    },
  );

  it('loses nothing when it is cut in the middle of a text', async () => {
    const door = gate();
    const { provider } = scriptedProvider(async ({ prompt }) => {
      if (prompt.step === 'result') await door.opened;
      return 'one two three four five six';
    });
    const browser = await (await createTestServer({ provider })).browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    const first = readEvents(browser, id, { enough: ({ type }) => type === 'delta' });
    await browser.call('POST', `/api/tasks/${id}/start`);
    const cut = await first;
    const rest = readEvents(browser, id, { after: cut.at(-1)?.id ?? 0 });
    door.open();
    const whole = [...cut, ...(await rest)];
    const ids = whole.map((event) => event.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const { messageId, text } of only(whole, 'message')) {
      const after = whole.findIndex(
        (event) => event.type === 'message' && event.messageId === messageId,
      );
      const deltas = only(whole.slice(0, after), 'delta').filter(
        (delta) => delta.messageId === messageId,
      );
      expect(['', text]).toContain(
        deltas.length === 6 ? deltas.map((delta) => delta.text).join('') : '',
      );
    }
    expect(only(whole, 'step').filter(({ state }) => state === 'completed')).toHaveLength(4);
  });

  it('tells the same to two readers at once', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    const readers = [readEvents(browser, id), readEvents(browser, id)];
    await browser.call('POST', `/api/tasks/${id}/start`);
    const [one, two] = await Promise.all(readers);
    expect(one).toEqual(two);
    expect(only(one ?? [], 'delta').length).toBeGreaterThan(50);
  });

  it('says now and then that it is still there', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const response = await browser.fetch('GET', '/api/tasks/6/events');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('retry: 1000\n\n');
    vi.advanceTimersByTime(15_000);
    expect((await reader.read()).value).toBe(': still here\n\n');
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets readers go when the server stops', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const reading = readEvents(browser, 6);
    await new Promise((next) => setTimeout(next, 20));
    await server.engine.stop();
    expect(await reading).toEqual([]);
  });
});
