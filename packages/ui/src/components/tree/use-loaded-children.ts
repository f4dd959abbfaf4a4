'use client';

import { useEffect, useRef, useState } from 'react';

import type { LoadedChildren, TreeNode } from './tree-node.js';

/** Asks for children when they are needed. What was asked for once is kept. */
export const useLoadedChildren = (
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined,
  onEnd: (node: TreeNode, children: readonly TreeNode[] | undefined) => void,
) => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedChildren>>(new Map());
  const pending = useRef(new Set<string>());
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const end = (node: TreeNode, children: readonly TreeNode[] | undefined) => {
    pending.current.delete(node.id);
    if (!mounted.current) return;
    const result: LoadedChildren = children
      ? { state: 'ready', nodes: children }
      : { state: 'failed' };
    setLoaded((old) => new Map(old).set(node.id, result));
    onEnd(node, children);
  };
  const load = (node: TreeNode) => {
    if (!loadChildren || pending.current.has(node.id)) return;
    pending.current.add(node.id);
    loadChildren(node).then(
      (children) => end(node, children),
      () => end(node, undefined),
    );
  };
  const retry = (node: TreeNode) =>
    setLoaded((old) => {
      const others = new Map(old);
      others.delete(node.id);
      return others;
    });
  return { loaded, load, retry };
};
