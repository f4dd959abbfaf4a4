import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';

import { media } from '../../../tokens/media.js';

// First guesses, in px; every mounted row is measured, since text may be enlarged.
const headingSize = 26;
const listSize = 320;
const listPadding = 4;
/** Rows kept ready beyond the edges. With 10 to 12 in view, never more than 30 are mounted. */
const overscan = 4;

/** A row of a list with headings. */
export interface ListRow {
  kind: string;
}

/** Facts the virtualizer needs of the rows of one kind of list. Must be stable. */
export interface RowTraits<Row extends ListRow> {
  /** Unique among the rows. */
  keyOf: (row: Row) => string;
  /** Height of a row that is no heading, in px, under a mouse and under a finger. */
  size: { fine: number; coarse: number };
}

/**
 * Mounts the rows in view, those near it and the active one, of a list whose headings
 * (`kind: 'heading'`) stick to its start.
 */
export const useRowVirtualizer = <Row extends ListRow>(
  rows: readonly Row[],
  activeRow: number,
  { keyOf, size }: RowTraits<Row>,
) => {
  const list = useRef<HTMLDivElement>(null);
  const rowSize = matchMedia(media.coarse).matches ? size.coarse : size.fine;
  const estimateSize = (index: number) => (rows[index]?.kind === 'heading' ? headingSize : rowSize);
  // Kept while the rows are the same: a new function makes the virtualizer measure everything again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  // The active option is named by `aria-activedescendant`, so it must exist wherever one scrolls to.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeRow < 0 || indexes.includes(activeRow)) return indexes;
      return [...indexes, activeRow].toSorted((a, b) => a - b);
    },
    [activeRow],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize,
    getItemKey,
    rangeExtractor,
    overscan,
    paddingStart: listPadding,
    paddingEnd: listPadding,
    // A sticky heading covers this much; what is scrolled to must not hide under it.
    scrollPaddingStart: headingSize + listPadding,
    scrollPaddingEnd: listPadding,
    initialRect: { width: 0, height: listSize },
    initialOffset: () => {
      let offset = listPadding;
      for (let index = 0; index < activeRow; index += 1) offset += estimateSize(index);
      return Math.max(0, offset - listSize / 2);
    },
    // Otherwise a row that is measured inside the observer can start the browser's "resize loop" error.
    useAnimationFrameWithResizeObserver: true,
    // It would flush from inside React's own effects, which React complains about.
    useFlushSync: false,
  });
  return { list, virtualizer };
};
