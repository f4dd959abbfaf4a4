import type { LoadedChildren, TreeNode } from './tree-node.js';

/** The content of a row: the node, or word of its children that are not there. */
export type RowKind = 'node' | 'loading' | 'failed';

/**
 * The rows of a tree as it is opened, column by column: a million rows are a few arrays, not a
 * million objects. A row of another kind than `node` carries the node it speaks of.
 */
export interface VisibleNodes {
  nodes: TreeNode[];
  kinds: RowKind[];
  /** From 1. */
  levels: number[];
  /** Place among its siblings, from 1. */
  positions: number[];
  /** How many siblings there are, itself included. */
  sizes: number[];
  /** Row of the parent, -1 for a root. */
  parents: number[];
  /** Those whose children are not there yet, however many rows there are. */
  awaited: TreeNode[];
}

/** Children that can be shown now, undefined while they are unknown. */
export const childrenOf = (
  node: TreeNode,
  loaded: ReadonlyMap<string, LoadedChildren>,
): readonly TreeNode[] | undefined => {
  if (node.children) return node.children;
  const known = loaded.get(node.id);
  if (known?.state === 'ready') return known.nodes;
  return node.hasChildren ? undefined : [];
};

/** Whether there is something under the node, or may be. */
export const isParent = (node: TreeNode, loaded: ReadonlyMap<string, LoadedChildren>): boolean =>
  childrenOf(node, loaded)?.length !== 0;

export const visibleNodes = (
  roots: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  loaded: ReadonlyMap<string, LoadedChildren>,
): VisibleNodes => {
  const rows: VisibleNodes = {
    nodes: [],
    kinds: [],
    levels: [],
    positions: [],
    sizes: [],
    parents: [],
    awaited: [],
  };
  const add = (
    node: TreeNode,
    kind: RowKind,
    level: number,
    position: number,
    size: number,
    parent: number,
  ) => {
    rows.nodes.push(node);
    rows.kinds.push(kind);
    rows.levels.push(level);
    rows.positions.push(position);
    rows.sizes.push(size);
    rows.parents.push(parent);
  };
  // A node under itself would have no end.
  const path = new Set<string>();
  const visit = (siblings: readonly TreeNode[], level: number, parent: number) => {
    // Most of a million rows are closed: nothing is looked up or made for one that need not be.
    for (let index = 0; index < siblings.length; index += 1) {
      const node = siblings[index];
      if (!node || (path.size > 0 && path.has(node.id))) continue;
      const row = rows.nodes.length;
      add(node, 'node', level, index + 1, siblings.length, parent);
      if (expanded.size === 0 || !expanded.has(node.id)) continue;
      const children = childrenOf(node, loaded);
      if (children) {
        path.add(node.id);
        visit(children, level + 1, row);
        path.delete(node.id);
      } else {
        const failed = loaded.get(node.id)?.state === 'failed';
        add(node, failed ? 'failed' : 'loading', level + 1, 1, 1, row);
        if (!failed) rows.awaited.push(node);
      }
    }
  };
  visit(roots, 1, -1);
  return rows;
};

/** The row of a node, -1 when it is not to be seen. */
export const rowOf = ({ nodes, kinds }: VisibleNodes, id: string | undefined): number =>
  id === undefined ? -1 : nodes.findIndex((node, row) => node.id === id && kinds[row] === 'node');

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * The next row whose label begins with what was typed, from `from` on and round the end; -1 for
 * none. One letter typed again goes on to the next of its rows.
 */
export const rowByTyping = (
  { nodes, kinds }: VisibleNodes,
  from: number,
  typed: string,
): number => {
  const text = fold(typed);
  const repeated = Array.from(text).every((letter) => letter === text[0]);
  const wanted = repeated ? (text[0] ?? '') : text;
  const first = repeated ? from + 1 : from;
  for (let step = 0; step < nodes.length; step++) {
    const row = (first + step + nodes.length) % nodes.length;
    if (kinds[row] === 'node' && fold(nodes[row]?.label ?? '').startsWith(wanted)) return row;
  }
  return -1;
};
