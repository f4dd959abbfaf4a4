import { describe, expect, it } from 'vitest';

import { FairQueue } from './fair-queue.js';

const kinds = ['check', 'make'] as const;
type Kind = (typeof kinds)[number];

/** A queue whose tasks end when they are told to, and the order in which they began. */
function queue(waiting = { sender: 50, all: 100 }) {
  const fair = new FairQueue<Kind>({ atOnce: 2, waiting, kinds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, kind: Kind, sender: string, signal?: AbortSignal) =>
    fair.run({ kind, sender, signal }, () => {
      begun.push(name);
      return new Promise<void>((done) => ends.set(name, done));
    });
  const settle = () => new Promise((done) => setTimeout(done, 0));
  /** Ends what was begun, one after the other, until nothing is. */
  const runOut = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      ends.get(begun[ended]!)?.();
      await settle();
    }
  };
  return { ask, begun, runOut };
}

describe('a queue', () => {
  it('does not let a check wait behind many of the other kind', async () => {
    const { ask, begun, runOut } = queue();
    const all = Array.from({ length: 40 }, (_each, at) => ask(`make ${at}`, 'make', `s${at}`));
    all.push(ask('check', 'check', 'somebody'));
    await runOut();
    await Promise.all(all);
    expect(begun.indexOf('check')).toBe(2);
    expect(begun).toHaveLength(41);
  });

  it('lets senders take turns', async () => {
    const { ask, begun, runOut } = queue();
    const all = Array.from({ length: 6 }, (_each, at) => ask(`many ${at}`, 'check', 'many'));
    all.push(ask('one', 'check', 'one'), ask('two', 'check', 'two'));
    await runOut();
    await Promise.all(all);
    expect(begun).toEqual([
      'many 0',
      'many 1',
      'many 2',
      'one',
      'two',
      'many 3',
      'many 4',
      'many 5',
    ]);
  });

  it('does not work for whoever has left', async () => {
    const { ask, begun, runOut } = queue();
    const left = new AbortController();
    const all = [ask('a', 'make', 's'), ask('b', 'make', 's')];
    const gone = ask('gone', 'make', 's', left.signal);
    all.push(ask('c', 'make', 's'));
    left.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    await expect(ask('late', 'make', 's', left.signal)).rejects.toThrow('left');
    await runOut();
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('sends away what is too much, of one sender before the others', async () => {
    const { ask, begun, runOut } = queue({ sender: 2, all: 3 });
    const all = ['a', 'b', 'c', 'd'].map((name) => ask(name, 'make', 'many'));
    await expect(ask('e', 'make', 'many')).rejects.toMatchObject({ status: 503 });
    all.push(ask('f', 'make', 'other'));
    await expect(ask('g', 'make', 'third')).rejects.toMatchObject({ status: 503 });
    await runOut();
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c', 'f', 'd']);
  });

  it('goes on after a task that failed', async () => {
    const fair = new FairQueue<Kind>({ atOnce: 1, waiting: { sender: 9, all: 9 }, kinds });
    const task = { kind: 'make', sender: 's' } as const;
    const failing = fair.run(task, () => Promise.reject(new Error('no')));
    const next = fair.run(task, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
