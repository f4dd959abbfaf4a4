import type { KeyboardEvent } from 'react';

import { type ArrowKey, arrowKeys, directionOf } from './walk.js';

/** A node and its centre, in px of the picture. */
interface Place {
  id: string;
  x: number;
  y: number;
}

interface Options {
  /** The node the keyboard is at. */
  nodeAt: (event: KeyboardEvent) => Place | undefined;
  /** The first and the last node. */
  ends: () => readonly [first: string | undefined, last: string | undefined];
  /** Where an arrow leads from a node. */
  ahead: (id: string, key: ArrowKey) => string | undefined;
  /** Brings the keyboard to a node. */
  go: (id: string) => void;
  /** px a node moves with Shift and an arrow. */
  nudge: number;
  moveTo: (id: string, x: number, y: number) => void;
  settle: () => void;
  zoomBy: (direction: 1 | -1) => void;
  fit: () => void;
  select: (id: string) => void;
}

const isArrow = (key: string): key is ArrowKey => arrowKeys.includes(key as ArrowKey);

/**
 * Does what a key of the graph says: arrows walk along links, Home and End go to the ends of the list, Enter and
 * Space select, `+` `-` `0` zoom, Shift with an arrow moves the node.
 */
export function takeGraphKey(event: KeyboardEvent, options: Options): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { ends, ahead, nudge, moveTo, settle, zoomBy, fit, select } = options;
  const { key } = event;
  const node = options.nodeAt(event);
  const go = (next: string | undefined) => {
    if (next !== undefined) options.go(next);
  };
  const actions: Record<string, () => void> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': fit,
    Home: () => go(ends()[0]),
    End: () => go(ends()[1]),
    ...(node && { Enter: () => select(node.id), ' ': () => select(node.id) }),
  };
  if (isArrow(key) && node && event.shiftKey) {
    const [dx, dy] = directionOf[key];
    moveTo(node.id, node.x + dx * nudge, node.y + dy * nudge);
    settle();
  } else if (isArrow(key) && node) go(ahead(node.id, key));
  else if (Object.hasOwn(actions, key)) actions[key]?.();
  else return;
  event.preventDefault();
}
