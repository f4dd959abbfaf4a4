import { drag, type D3DragEvent, select } from 'd3';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A node under the pointer and its centre, in px of the picture. */
export interface HeldNode {
  id: string;
  x: number;
  y: number;
}

type Layer = SVGGElement | HTMLElement;
type HeldEvent = D3DragEvent<Layer, unknown, HeldNode>;

interface Options {
  /** The node an event happened on. */
  nodeAt: (event: MouseEvent | TouchEvent) => HeldNode | undefined;
  /** px of the screen per px of the picture, where the layer itself is not scaled. @default 1 */
  scale?: () => number;
  /** Called with the node's new centre, in px of the picture. */
  move: (id: string, x: number, y: number) => void;
  /** Called when the node is let go. */
  drop: () => void;
}

/**
 * Lets the pointer move nodes. One listener on their layer serves all. Must be called before what
 * moves the whole picture when both listen on one element.
 */
export function useNodeDrag(layer: RefObject<Layer | null>, options: Options): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const dragging = drag<Layer, unknown, HeldNode>()
      .clickDistance(4)
      .filter(
        (event: MouseEvent | TouchEvent) =>
          !event.ctrlKey &&
          !('button' in event && event.button) &&
          latest.current.nodeAt(event) !== undefined,
      )
      .subject(({ sourceEvent }: HeldEvent) => latest.current.nodeAt(sourceEvent) as HeldNode)
      .on('drag', ({ subject, x, y }: HeldEvent) => {
        const k = latest.current.scale?.() ?? 1;
        const moved = (from: number, to: number) => from + (to - from) / k;
        latest.current.move(subject.id, moved(subject.x, x), moved(subject.y, y));
      })
      .on('end', () => latest.current.drop());
    const selection = select<Layer, unknown>(element);
    selection.call(dragging);
    return () => {
      selection.on('.drag', null);
    };
  }, [layer]);
}
