import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/** Height of a row and of the head before they are measured, in px. */
const rowSize = 53;
const headSize = 37;
/** Height of what is seen before it is measured. */
const firstHeight = 400;
const overscan = 6;

const rowOf = (target: EventTarget | null) => {
  const index = (target as Element | null)?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

/**
 * The rows in view, those near them, and the one with focus, which must not lose it by scrolling.
 * @param scroller what scrolls; `null` keeps every row
 */
export function useRowWindow(count: number, scroller: HTMLElement | null) {
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= count || rows.includes(focused)) return rows;
      return [...rows, focused].toSorted((a, b) => a - b);
    },
    [focused, count],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    estimateSize: () => rowSize,
    rangeExtractor,
    overscan,
    scrollMargin: headSize,
    initialRect: { width: 0, height: firstHeight },
    // Otherwise a row that is measured inside the observer can start the browser's "resize loop" error.
    useAnimationFrameWithResizeObserver: true,
    // It would flush from inside React's own effects, which React complains about.
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  return {
    rows,
    /** px before a row, after the one before it, and after the last. */
    gapBefore: (place: number) => {
      const row = rows[place];
      const before = rows[place - 1];
      return row ? row.start - (before ? before.end : headSize) : 0;
    },
    gapAfter: Math.max(0, virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? headSize) - headSize)),
    measure: virtualizer.measureElement,
    handlers: {
      onFocus: (event: FocusEvent) => setFocused(rowOf(event.target)),
      onBlur: (event: FocusEvent) => setFocused(rowOf(event.relatedTarget)),
    },
  };
}
