import { describe, expect, it } from 'vitest';

import type { LoadedChildren, TreeNode } from './tree-node.js';
import { isParent, rowByTyping, rowOf, visibleNodes } from './visible-nodes.js';

const node = (id: string, children?: TreeNode[]): TreeNode => ({
  id,
  label: id,
  ...(children && { children }),
});
const roots = [node('alpha', [node('beta', [node('gamma')]), node('Äther')]), node('beech')];
const late: TreeNode = { id: 'late', label: 'late', hasChildren: true };
const none = new Map<string, LoadedChildren>();
const labels = (rows: ReturnType<typeof visibleNodes>) => rows.nodes.map(({ label }) => label);

describe('visibleNodes', () => {
  it('shows what is opened, with level, place and parent', () => {
    expect(labels(visibleNodes(roots, new Set(), none))).toEqual(['alpha', 'beech']);
    const rows = visibleNodes(roots, new Set(['alpha', 'beta']), none);
    expect(labels(rows)).toEqual(['alpha', 'beta', 'gamma', 'Äther', 'beech']);
    expect(rows.levels).toEqual([1, 2, 3, 2, 1]);
    expect(rows.positions).toEqual([1, 1, 1, 2, 2]);
    expect(rows.sizes).toEqual([2, 2, 1, 2, 2]);
    expect(rows.parents).toEqual([-1, 0, 1, 0, -1]);
  });
  it('says of unknown children that they are on their way or did not come', () => {
    const open = new Set(['late']);
    expect(visibleNodes([late], open, none).kinds).toEqual(['node', 'loading']);
    expect(visibleNodes([late], open, none).awaited).toEqual([late]);
    const failed = new Map<string, LoadedChildren>([['late', { state: 'failed' }]]);
    expect(visibleNodes([late], open, failed).kinds).toEqual(['node', 'failed']);
    expect(visibleNodes([late], open, failed).awaited).toEqual([]);
    const ready = new Map<string, LoadedChildren>([['late', { state: 'ready', nodes: [] }]]);
    expect(visibleNodes([late], open, ready).kinds).toEqual(['node']);
    expect([isParent(late, none), isParent(late, ready), isParent(node('leaf'), none)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('ends where a node is under itself, and passes over holes', () => {
    const loop = node('loop', []);
    loop.children = [loop, node('leaf')];
    const rows = visibleNodes([loop, null as unknown as TreeNode], new Set(['loop']), none);
    expect(labels(rows)).toEqual(['loop', 'leaf']);
  });
});

it('finds rows by id and by typing', () => {
  const rows = visibleNodes(roots, new Set(['alpha']), none);
  expect([rowOf(rows, 'beech'), rowOf(rows, 'gamma'), rowOf(rows, undefined)]).toEqual([3, -1, -1]);
  expect(rowByTyping(rows, 0, 'b')).toBe(1);
  expect(rowByTyping(rows, 1, 'bb')).toBe(3);
  expect(rowByTyping(rows, 3, 'b')).toBe(1);
  expect(rowByTyping(rows, 0, 'bee')).toBe(3);
  expect(rowByTyping(rows, 0, 'at')).toBe(2);
  expect(rowByTyping(rows, 0, 'x')).toBe(-1);
});
