import type { RunEvent } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { MemoryStore, emptyState } from '../../store/memory-store.js';
import { TestClock } from '../../testing/test-server.js';
import { RunLog, type NewEvent } from './run-log.js';

const clock = new TestClock();
const state = (layer: 'perception' | 'decision'): NewEvent => ({ type: 'state', layer });
const message: NewEvent = { type: 'message', messageId: '1.0', from: 4, to: null, text: 'one two' };

/** Reads what there is, and stops as soon as nothing more is at hand. */
async function known(log: RunLog, after = -1): Promise<RunEvent[]> {
  const leave = new AbortController();
  const events: RunEvent[] = [];
  setTimeout(() => leave.abort(), 20);
  for await (const batch of log.read(after, leave.signal)) events.push(...batch);
  return events;
}

describe('the events of a run', () => {
  it('are shown to nobody before they are on the disk, and to everybody once', async () => {
    let finish = () => {};
    const persist = () => new Promise<void>((done) => (finish = done));
    const log = new RunLog(new MemoryStore(emptyState(), persist), clock, 7);
    const appended = log.append([state('perception')]);
    await new Promise((next) => setTimeout(next, 0));
    const leave = new AbortController();
    const seen: RunEvent[] = [];
    const reading = (async () => {
      for await (const batch of log.read(-1, leave.signal)) seen.push(...batch);
    })();
    await new Promise((next) => setTimeout(next, 10));
    expect(seen).toEqual([]);
    finish();
    await appended;
    leave.abort();
    await reading;
    expect(seen.map(({ id }) => id)).toEqual([1]);
  });

  it('that the disk refused are never seen', async () => {
    const persist = () => Promise.reject(new Error('full'));
    const log = new RunLog(new MemoryStore(emptyState(), persist), clock, 7);
    await expect(log.append([state('perception')])).rejects.toThrow('could not be written');
    expect(await known(log)).toEqual([]);
  });

  it('are told in the order of their ids, texts in the making among them', async () => {
    const log = new RunLog(new MemoryStore(), clock, 7);
    await Promise.all([
      log.append([state('perception')]),
      log.delta('1.0', 4, 'one '),
      log.append([state('decision')]),
      log.delta('1.0', 4, 'two'),
    ]);
    expect((await known(log)).map(({ id, type }) => `${id} ${type}`)).toEqual([
      '1 state',
      '2 delta',
      '3 state',
      '4 delta',
    ]);
    expect((await known(log, 2)).map(({ id }) => id)).toEqual([3, 4]);
  });

  it('hold a text once: whole when it is whole, from the start when it began again', async () => {
    const log = new RunLog(new MemoryStore(), clock, 7);
    await log.delta('1.0', 4, 'one ');
    log.restart('1.0');
    await log.delta('1.0', 4, 'one two');
    expect((await known(log)).map((event) => event.type === 'delta' && event.text)).toEqual([
      'one two',
    ]);
    await log.append([message]);
    expect((await known(log)).map(({ type }) => type)).toEqual(['message']);
  });

  it('never get an id again, not even those of texts the last life did not store', async () => {
    const store = new MemoryStore();
    const log = new RunLog(store, clock, 7);
    await log.append([state('perception')]);
    for (let count = 0; count < 50; count += 1) await log.delta('1.0', 4, 'word ');
    const last = (await known(log)).at(-1)?.id ?? 0;
    const next = new RunLog(store, clock, 7);
    await next.append([state('decision')]);
    expect((await known(next, last)).map(({ type }) => type)).toEqual(['state']);
    const anew = new RunLog(store, clock, 7);
    await anew.append([message], undefined, { anew: true });
    expect((await known(anew)).map(({ type }) => type)).toEqual(['message']);
    expect((await known(anew, last)).map(({ type }) => type)).toEqual(['message']);
  });
});
