import { describe, expect, it } from 'vitest';

import { MemoryStore, emptyState } from './memory-store.js';
import { StorageError, TakenError } from './store.js';
import { tables } from './tables.js';

const rule = (modelId: string) => ({
  modelId,
  displayName: modelId,
  pointsCost: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const state = (userId: number, layer: 'perception' | 'decision') => ({
  stateId: `${userId}`,
  taskId: userId,
  layer,
  content: '',
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** A disk whose writes end when they are told to. */
function slowDisk() {
  const writes: { finish: () => void; fail: (error: Error) => void }[] = [];
  const persist = () =>
    new Promise<void>((finish, fail) => {
      writes.push({ finish, fail });
    });
  return { writes, persist };
}
const turn = () => new Promise((next) => setTimeout(next, 0));

describe('rows', () => {
  it('get ids that are never given twice', () => {
    const store = new MemoryStore();
    expect(store.insert('model_pricing_rules', rule('a')).id).toBe(1);
    expect(store.insert('model_pricing_rules', rule('b')).id).toBe(2);
    store.remove('model_pricing_rules', 2);
    expect(store.insert('model_pricing_rules', rule('c')).id).toBe(3);
    expect(store.all('model_pricing_rules').map(({ id }) => id)).toEqual([1, 3]);
  });

  it('are found by id, by unique column and by owner', () => {
    const store = new MemoryStore();
    for (const id of [1, 2, 1]) store.insert('cognitive_states', state(id, 'perception'));
    store.insert('model_pricing_rules', rule('a'));
    expect(store.find('cognitive_states', 2)?.taskId).toBe(2);
    expect(store.find('cognitive_states', 9)).toBeUndefined();
    expect(store.rowsBy('cognitive_states', 'taskId', 1).map(({ id }) => id)).toEqual([1, 3]);
    expect(store.findBy('model_pricing_rules', 'modelId', 'a')?.id).toBe(1);
    store.update('cognitive_states', 1, { taskId: 2 });
    expect(store.rowsBy('cognitive_states', 'taskId', 2).map(({ id }) => id)).toEqual([1, 2]);
    store.remove('cognitive_states', 1);
    expect(store.rowsBy('cognitive_states', 'taskId', 2).map(({ id }) => id)).toEqual([2]);
  });

  it('of one owner may be removed while they are gone through', () => {
    const store = new MemoryStore();
    for (let count = 0; count < 4; count += 1)
      store.insert('cognitive_states', state(1, 'decision'));
    for (const { id } of store.rowsBy('cognitive_states', 'taskId', 1))
      store.remove('cognitive_states', id);
    expect(store.all('cognitive_states')).toEqual([]);
  });

  it('count their changes from 1', async () => {
    const store = new MemoryStore();
    expect(store.insert('model_pricing_rules', rule('a')).revision).toBe(1);
    expect(store.update('model_pricing_rules', 1, { pointsCost: 2 })?.revision).toBe(2);
    expect(store.update('model_pricing_rules', 1, {})?.revision).toBe(3);
    const forged = { pointsCost: 3, revision: 9, id: 9 };
    expect(store.update('model_pricing_rules', 1, forged)).toMatchObject({ id: 1, revision: 4 });
    await store.commit();
    await store
      .write(() => {
        store.update('model_pricing_rules', 1, { pointsCost: 5 });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(store.find('model_pricing_rules', 1)?.revision).toBe(4);
  });

  it('keep a unique value to themselves, in insert and update', () => {
    const store = new MemoryStore();
    store.insert('model_pricing_rules', rule('a'));
    const b = store.insert('model_pricing_rules', rule('b'));
    expect(() => store.insert('model_pricing_rules', rule('a'))).toThrow(TakenError);
    expect(() => store.update('model_pricing_rules', b.id, { modelId: 'a' })).toThrow(TakenError);
    expect(store.update('model_pricing_rules', b.id, { modelId: 'c' })?.modelId).toBe('c');
    expect(store.insert('model_pricing_rules', rule('b')).id).toBe(3);
  });

  it('of a state with a value twice are refused', () => {
    const doubled = emptyState();
    for (const id of [1, 2])
      doubled.model_pricing_rules.push(tables.model_pricing_rules.parse({ id, ...rule('a') }));
    expect(() => new MemoryStore(doubled)).toThrow(TakenError);
  });
});

describe('write', () => {
  it('undoes everything when the change throws', async () => {
    const store = new MemoryStore();
    store.insert('model_pricing_rules', rule('a'));
    store.insert('model_pricing_rules', rule('b'));
    await expect(
      store.write(() => {
        store.insert('model_pricing_rules', rule('c'));
        store.update('model_pricing_rules', 1, { pointsCost: 7 });
        store.remove('model_pricing_rules', 1);
        store.remove('model_pricing_rules', 2);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(
      store.all('model_pricing_rules').map(({ modelId, pointsCost }) => [modelId, pointsCost]),
    ).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(store.findBy('model_pricing_rules', 'modelId', 'c')).toBeUndefined();
    expect(store.findBy('model_pricing_rules', 'modelId', 'a')?.pointsCost).toBe(1);
  });

  it('answers only after the disk has it, and shares the next write with whoever comes meanwhile', async () => {
    const { writes, persist } = slowDisk();
    const store = new MemoryStore(emptyState(), persist);
    const done: string[] = [];
    const write = (name: string) =>
      store
        .write(() => store.insert('model_pricing_rules', rule(name)))
        .then(() => done.push(name));
    const all = [write('a'), write('b')];
    await turn();
    expect(writes).toHaveLength(1);
    all.push(write('c'), write('d'), write('e'));
    await turn();
    expect([writes.length, done]).toEqual([1, []]);
    writes[0]?.finish();
    await turn();
    expect([writes.length, done]).toEqual([2, ['a', 'b']]);
    writes[1]?.finish();
    await Promise.all(all);
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(writes).toHaveLength(2);
  });

  it('begins a new write for a change made in the moment the last one ends', async () => {
    const { writes, persist } = slowDisk();
    const store = new MemoryStore(emptyState(), persist);
    const second = store
      .write(() => store.insert('model_pricing_rules', rule('a')))
      .then(() => store.write(() => store.insert('model_pricing_rules', rule('b'))));
    await turn();
    writes[0]?.finish();
    await turn();
    expect(writes).toHaveLength(2);
    writes[1]?.finish();
    expect((await second).modelId).toBe('b');
  });

  it('takes back what failed and all that may rest on it, and goes on', async () => {
    const { writes, persist } = slowDisk();
    const store = new MemoryStore(emptyState(), persist);
    const first = store.write(() => store.insert('model_pricing_rules', rule('a')));
    await turn();
    const second = store.write(() => store.insert('model_pricing_rules', rule('b')));
    writes[0]?.fail(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const failures = await Promise.allSettled([first, second]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(first).rejects.toSatisfy((error) => error instanceof StorageError && error.full);
    expect(store.all('model_pricing_rules')).toEqual([]);

    const third = store.write(() => store.insert('model_pricing_rules', rule('c')));
    await turn();
    writes[1]?.finish();
    expect((await third).id).toBe(3);
    expect(writes).toHaveLength(2);
  });

  it('costs nothing when nothing changed', async () => {
    const { writes, persist } = slowDisk();
    const store = new MemoryStore(emptyState(), persist);
    await store.write(() => undefined);
    await store.commit();
    expect(writes).toHaveLength(0);
  });
});
