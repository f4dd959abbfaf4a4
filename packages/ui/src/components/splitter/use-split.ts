import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

import type { Direction } from '../../provider/ui-context.js';
import {
  clampSize,
  nextStop,
  sizeAt,
  sizeByKey,
  type SplitBounds,
  type SplitterOrientation,
} from './split-size.js';

interface SplitArguments {
  box: RefObject<HTMLElement | null>;
  size: number | undefined;
  usual: number;
  bounds: SplitBounds;
  orientation: SplitterOrientation;
  dir: Direction;
  onSizeChange: ((size: number) => void) | undefined;
  onSizeCommit: ((size: number) => void) | undefined;
}

/** Size of a splitter's first pane, and the handlers of its separator. */
export const useSplit = ({
  box,
  size: given,
  usual,
  bounds,
  orientation,
  dir,
  onSizeChange,
  onSizeCommit,
}: SplitArguments) => {
  const [own, setOwn] = useState(usual);
  const [dragging, setDragging] = useState(false);
  const size = clampSize(given ?? own, bounds);
  // What it was before it was closed, and what the pointer made it, which may not be drawn yet.
  const before = useRef(usual);
  const latest = useRef(size);

  const change = (next: number) => {
    latest.current = next;
    if (next === size) return;
    if (size > 0) before.current = size;
    setOwn(next);
    onSizeChange?.(next);
  };
  const settle = (next: number) => {
    change(next);
    onSizeCommit?.(next);
  };
  const drop = () => {
    if (!dragging) return;
    setDragging(false);
    onSizeCommit?.(latest.current);
  };

  return {
    size,
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        latest.current = size;
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const rect = box.current?.getBoundingClientRect();
        if (!dragging || !rect) return;
        change(clampSize(sizeAt(event, rect, orientation, dir), bounds));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onDoubleClick: () => settle(nextStop(size, before.current, bounds)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const next =
          event.key === 'Enter' && bounds.collapsible
            ? nextStop(size, before.current, bounds)
            : sizeByKey(event.key, size, bounds, orientation, dir);
        if (next === undefined) return;
        event.preventDefault();
        settle(next);
      },
    },
  };
};
