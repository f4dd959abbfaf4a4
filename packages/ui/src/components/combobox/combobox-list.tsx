import { assignInlineVars } from '@vanilla-extract/dynamic';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { media } from '../../tokens/media.js';
import { ComboboxOptionRow } from './combobox-option-row.js';
import * as styles from './combobox.css.js';
import type { Row, Section } from './option-rows.js';
import type { ComboboxState } from './use-combobox.js';

// First guesses, in px; every mounted row is measured, since text may be enlarged.
const headingSize = 26;
const optionSize = { fine: 32, coarse: 44 };
const listSize = 320;
const listPadding = 4;
/** Rows kept ready beyond the edges. With 10 to 12 in view, never more than 30 are mounted. */
const overscan = 4;

const useRowVirtualizer = (rows: readonly Row[], activeRow: number) => {
  const list = useRef<HTMLDivElement>(null);
  const option = matchMedia(media.coarse).matches ? optionSize.coarse : optionSize.fine;
  const estimateSize = (index: number) => (rows[index]?.kind === 'heading' ? headingSize : option);
  // Kept while the rows are the same: a new function makes the virtualizer measure everything again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row?.kind === 'option' ? `option ${row.option.value}` : `group ${row?.group.id}`;
    },
    [rows],
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

interface ComboboxListProps {
  state: ComboboxState;
  /** The chosen option. */
  value: string | null;
  /** Id of the field's label. */
  labelledBy: string;
}

/** The open list. Only the rows in view, those near it and the active one are mounted. */
export function ComboboxList({ state, value, labelledBy }: ComboboxListProps) {
  const { rows, active, activeRow, listId } = state;
  const { list, virtualizer } = useRowVirtualizer(rows.rows, activeRow);

  useLayoutEffect(() => {
    if (activeRow >= 0 && active.scrollTo) virtualizer.scrollToIndex(activeRow);
  }, [virtualizer, activeRow, active.scrollTo, rows]);

  const mounted = virtualizer.getVirtualItems();
  const startOf = (row: number) => virtualizer.measurementsCache[row]?.start ?? 0;
  const endOf = (row: number) => virtualizer.measurementsCache[row]?.end ?? 0;

  const renderSection = ({ group, first, last }: Section) => {
    const items = mounted.filter((item) => item.index >= first && item.index <= last);
    if (items.length === 0) return null;
    const start = startOf(first);
    const headingId = `${listId}-heading-${first}`;
    return (
      <div
        key={group?.id ?? ''}
        className={styles.section}
        role={group ? 'group' : 'presentation'}
        aria-labelledby={group && headingId}
        style={assignInlineVars({
          [styles.offset]: `${start}px`,
          [styles.size]: `${endOf(last) - start}px`,
        })}
      >
        {group && (
          <div
            ref={virtualizer.measureElement}
            data-index={first}
            id={headingId}
            className={styles.heading}
          >
            {group.label}
          </div>
        )}
        {items.map(({ index, start: rowStart }) => {
          const row = rows.rows[index];
          return (
            row?.kind === 'option' && (
              <ComboboxOptionRow
                key={row.option.value}
                ref={virtualizer.measureElement}
                id={state.optionId(row.option.value)}
                index={index}
                offset={rowStart - start}
                row={row}
                total={rows.optionRows.length}
                active={index === activeRow}
                chosen={row.option.value === value}
                onPoint={state.point}
                onChoose={state.choose}
              />
            )
          );
        })}
      </div>
    );
  };

  return (
    <div ref={list} id={listId} className={styles.list} role="listbox" aria-labelledby={labelledBy}>
      <div
        role="presentation"
        className={styles.sizer}
        style={assignInlineVars({ [styles.size]: `${virtualizer.getTotalSize()}px` })}
      >
        {rows.sections.map(renderSection)}
      </div>
    </div>
  );
}
