import { drag, type D3DragEvent, select } from 'd3';
import { type RefObject, useEffect, useRef } from 'react';

import type { PlacedNode } from './layout.js';
import { nodeIdAt } from './node-at.js';

interface Held {
  id: string;
  x: number;
  y: number;
}

type HeldEvent = D3DragEvent<SVGGElement, unknown, Held>;

const idAt = (event: Event) => nodeIdAt(event.target);

/**
 * Lets the pointer move nodes. One listener on their layer serves all.
 * @param move called with the node's new centre, in px of the picture
 * @param drop called when the node is let go
 */
export function useNodeDrag(
  layer: RefObject<SVGGElement | null>,
  placed: ReadonlyMap<string, PlacedNode>,
  move: (id: string, x: number, y: number) => void,
  drop: () => void,
): void {
  const latest = useRef({ placed, move, drop });
  useEffect(() => {
    latest.current = { placed, move, drop };
  });
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const dragging = drag<SVGGElement, unknown, Held>()
      .clickDistance(4)
      .filter((event: MouseEvent) => !event.ctrlKey && !event.button && idAt(event) !== undefined)
      .subject(({ sourceEvent }: HeldEvent) => {
        const node = latest.current.placed.get(idAt(sourceEvent) ?? '');
        return node ? { id: node.id, x: node.x, y: node.y } : (undefined as unknown as Held);
      })
      .on('drag', ({ subject, x, y }: HeldEvent) => latest.current.move(subject.id, x, y))
      .on('end', () => latest.current.drop());
    const selection = select<SVGGElement, unknown>(element);
    selection.call(dragging);
    return () => {
      selection.on('.drag', null);
    };
  }, [layer]);
}
