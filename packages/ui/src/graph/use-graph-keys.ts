import type { KeyboardEvent, RefObject } from 'react';

import type { PlacedNode } from './layout.js';
import type { GraphLink } from './types.js';
import { type ArrowKey, arrowKeys, directionOf, walk } from './walk.js';

/** px a node moves with Shift and an arrow. */
const nudge = 10;

interface Options {
  svg: RefObject<SVGSVGElement | null>;
  placed: ReadonlyMap<string, PlacedNode>;
  links: readonly GraphLink[];
  moveTo: (id: string, x: number, y: number) => void;
  settle: () => void;
  zoomBy: (direction: 1 | -1) => void;
  fit: () => void;
  select: (id: string) => void;
}

const isArrow = (key: string): key is ArrowKey => arrowKeys.includes(key as ArrowKey);

/**
 * The graph's keys: arrows walk along links, Home and End go to the ends of the list, Enter and
 * Space select, `+` `-` `0` zoom, Shift with an arrow moves the node.
 */
export function useGraphKeys(options: Options) {
  const { svg, placed, links, moveTo, settle, zoomBy, fit, select } = options;
  const go = (next: string | undefined) => {
    if (next === undefined) return;
    svg.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(next)}"]`)?.focus();
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const id = (event.target as SVGElement).dataset['node'];
    const node = placed.get(id ?? '');
    const ids = [...placed.keys()];
    const actions: Record<string, () => void> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': fit,
      Home: () => go(ids[0]),
      End: () => go(ids.at(-1)),
      ...(node && { Enter: () => select(node.id), ' ': () => select(node.id) }),
    };
    if (isArrow(key) && node && event.shiftKey) {
      const [dx, dy] = directionOf[key];
      moveTo(node.id, node.x + dx * nudge, node.y + dy * nudge);
      settle();
    } else if (isArrow(key) && node) go(walk(node.id, key, [...placed.values()], links));
    else if (Object.hasOwn(actions, key)) actions[key]?.();
    else return;
    event.preventDefault();
  };
}
