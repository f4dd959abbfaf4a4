import { describe, expect, it } from 'vitest';

import { cleanBranches, type MindMapNode, visibleBranches, wayTo } from './branches.js';

const unnamed = (n: number) => `Item ${n}`;
const tree: MindMapNode = {
  name: 'root',
  children: [
    { name: 'a', children: [{ name: 'a1' }, { name: '' }] },
    { name: 'b', children: [{ name: 'b1' }] },
  ],
};

describe('branches of a tree', () => {
  it('lists each before what belongs to it', () => {
    const { all, levels } = cleanBranches(tree, unnamed);
    expect(all.map(({ name }) => name)).toEqual(['root', 'a', 'a1', 'Item 4', 'b', 'b1']);
    expect(all.map(({ limb }) => limb)).toEqual([-1, 0, 0, 0, 1, 1]);
    expect(all[1]).toMatchObject({ children: [2, 3], parent: 0, depth: 1 });
    expect(levels).toBe(3);
  });

  it('takes a branch that belongs to itself once', () => {
    const circle: MindMapNode & { children: MindMapNode[] } = { name: 'again', children: [] };
    circle.children.push(circle, undefined as unknown as MindMapNode);
    expect(cleanBranches(circle, unnamed).all).toHaveLength(1);
    expect(cleanBranches(null, unnamed)).toEqual({ all: [], levels: 0 });
  });

  it('walks a chain longer than a stack', () => {
    let chain: MindMapNode = { name: 'last' };
    for (let n = 0; n < 100_000; n += 1) chain = { name: 'one', children: [chain] };
    const branches = cleanBranches(chain, unnamed);
    expect(branches.levels).toBe(100_001);
    expect(visibleBranches(branches, () => true, 10)).toMatchObject({ complete: false });
  });

  it('shows what is open', () => {
    const branches = cleanBranches(tree, unnamed);
    const open = (...places: number[]) =>
      visibleBranches(branches, (place) => places.includes(place), 10);
    expect(open(0, 4)).toEqual({ shown: [0, 1, 4, 5], complete: true });
    expect(open(4)).toEqual({ shown: [0], complete: true });
    expect(visibleBranches(branches, () => true, 3)).toEqual({ shown: [0, 1, 2], complete: false });
  });

  it('names a branch by the way to it', () => {
    const branches = cleanBranches(tree, unnamed);
    expect(wayTo(branches, 5)).toBe('0.1.0.');
    expect(wayTo(branches, 0)).toBe('0.');
  });
});
