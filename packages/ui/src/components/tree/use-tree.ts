'use client';

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { tree } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import type { TreeProps } from './tree-props.js';
import type { TreeNode } from './tree-node.js';
import { treeCommand } from './tree-keys.js';
import { useLoadedChildren } from './use-loaded-children.js';
import { isParent, rowByTyping, rowOf, visibleNodes } from './visible-nodes.js';

/** Ms after which a letter begins a new search. */
const typingPause = 600;

const nothing: ReadonlySet<string> = new Set();
const noNodes: readonly TreeNode[] = [];

/** State and keys of a `Tree`. `reveal` mounts a row and gives its element. */
export const useTree = (
  props: TreeProps,
  reveal: (row: number) => HTMLElement | null | undefined,
) => {
  const { selectionMode = 'single', onNodePress } = props;
  const { dir, labels: ui } = useUi();
  const labels = { ...tree, ...ui.tree };
  const [expanded, setExpanded] = useControllable(
    props.expanded,
    props.defaultExpanded ?? nothing,
    props.onExpandedChange,
  );
  const [selected, setSelected] = useControllable(
    props.selected,
    props.defaultSelected ?? nothing,
    props.onSelectedChange,
  );
  const [announcement, setAnnouncement] = useState('');
  const { loaded, load, retry } = useLoadedChildren(props.loadChildren, (node, children) =>
    setAnnouncement(
      children
        ? labels.loaded({ node: node.label, count: children.length })
        : labels.loadFailed({ node: node.label }),
    ),
  );
  const roots = props.nodes ?? noNodes;
  const rows = useMemo(() => visibleNodes(roots, expanded, loaded), [roots, expanded, loaded]);
  const count = rows.nodes.length;
  useEffect(() => {
    for (const node of rows.awaited) load(node);
  });

  // The focus is on a node, or on the word that its children did not come.
  const [active, setActive] = useState<{ id: string; below: boolean }>();
  const [focusInside, setFocusInside] = useState(false);
  const activeRow = useMemo(() => {
    const row = rowOf(rows, active?.id);
    if (row < 0) return Math.max(rowOf(rows, [...selected][0]), 0);
    return active?.below && rows.kinds[row + 1] === 'failed' ? row + 1 : row;
  }, [rows, active, selected]);

  const activate = (row: number) => {
    const node = rows.nodes[row];
    if (node) setActive({ id: node.id, below: rows.kinds[row] !== 'node' });
  };
  const focusRow = (row: number) => {
    if (row < 0 || row >= count) return;
    flushSync(() => activate(row));
    reveal(row)?.focus({ preventScroll: true });
  };
  const setOpen = (ids: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const id of ids)
      if (open) next.add(id);
      else next.delete(id);
    setExpanded(next);
  };

  // By its id: what opens above it moves its row.
  const anchor = useRef<string>(undefined);
  const canSelect = (row: number) =>
    rows.kinds[row] === 'node' && rows.nodes[row]?.disabled !== true;
  const selectRange = (from: number, to: number) => {
    const next = new Set(selected);
    for (let row = Math.min(from, to); row <= Math.max(from, to); row++)
      if (canSelect(row)) next.add((rows.nodes[row] as TreeNode).id);
    setSelected(next);
  };
  const select = (row: number, range: boolean) => {
    const node = rows.nodes[row];
    if (!node || !canSelect(row) || selectionMode === 'none') return;
    const from = rowOf(rows, anchor.current);
    anchor.current = node.id;
    if (selectionMode === 'single') setSelected(new Set([node.id]));
    else if (range && from >= 0) selectRange(from, row);
    else {
      const next = new Set(selected);
      if (!next.delete(node.id)) next.add(node.id);
      setSelected(next);
    }
  };
  const toggle = (row: number) => {
    const node = rows.nodes[row];
    if (!node || !isParent(node, loaded)) return;
    const open = !expanded.has(node.id);
    // What is about to vanish must not hold the focus.
    if (!open) activate(row);
    setOpen([node.id], open);
  };
  /** Handles Enter and a press. */
  const press = (row: number) => {
    const node = rows.nodes[row];
    if (!node) return;
    if (rows.kinds[row] === 'failed') {
      flushSync(() => setActive({ id: node.id, below: false }));
      reveal(rowOf(rows, node.id))?.focus({ preventScroll: true });
      retry(node);
      return;
    }
    if (node.disabled) return;
    onNodePress?.(node);
    if (selectionMode === 'single') select(row, false);
    else if (selectionMode === 'none' && !onNodePress) toggle(row);
  };

  const typed = useRef({ text: '', at: 0 });
  const typeAhead = (key: string, timeStamp: number) => {
    const goesOn = timeStamp - typed.current.at < typingPause;
    typed.current = { text: goesOn ? typed.current.text + key : key, at: timeStamp };
    focusRow(rowByTyping(rows, activeRow, typed.current.text));
  };

  const onKeyDown = (event: KeyboardEvent, row: number) => {
    const node = rows.nodes[row];
    if (!node || event.target !== event.currentTarget) return;
    const typing = event.timeStamp - typed.current.at < typingPause && typed.current.text !== '';
    const command = treeCommand(event, dir, typing);
    if (!command) return;
    event.preventDefault();
    const multiple = selectionMode === 'multiple';
    const parent = rows.kinds[row] === 'node' && isParent(node, loaded);
    const open = parent && expanded.has(node.id);
    const moveTo = (to: number) => {
      focusRow(to);
      if (command.extend && multiple && to >= 0 && to < count) {
        anchor.current = rows.nodes[to]?.id;
        selectRange(row, to);
      }
    };
    switch (command.kind) {
      case 'move':
        return moveTo(row + command.step);
      case 'first':
        return moveTo(0);
      case 'last':
        return moveTo(count - 1);
      case 'open':
        if (parent && !open) setOpen([node.id], true);
        else if (open && rows.kinds[row + 1] !== 'loading') focusRow(row + 1);
        return undefined;
      case 'close':
        if (open) setOpen([node.id], false);
        else focusRow(rows.parents[row] ?? -1);
        return undefined;
      case 'openSiblings': {
        const siblings = rows.nodes.filter(
          (each, index) =>
            rows.kinds[index] === 'node' &&
            rows.parents[index] === rows.parents[row] &&
            isParent(each, loaded),
        );
        return setOpen(
          siblings.map(({ id }) => id),
          true,
        );
      }
      case 'select':
        return rows.kinds[row] === 'failed' ? press(row) : select(row, command.extend);
      case 'selectAll':
        return multiple ? selectRange(0, count - 1) : undefined;
      case 'press':
        return press(row);
      default:
        return typeAhead(command.text, event.timeStamp);
    }
  };

  return {
    rows,
    count,
    loaded,
    expanded,
    selected,
    selectionMode,
    labels,
    announcement,
    activeRow,
    focusInside,
    setFocusInside,
    activate,
    select,
    press,
    toggle,
    onKeyDown,
  };
};

export type TreeState = ReturnType<typeof useTree>;
