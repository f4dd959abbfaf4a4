import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect } from 'react';

import { ListBoxOption } from './list-box-option.js';
import * as styles from './list-box.css.js';
import type { Row, Section } from './option-rows.js';
import type { ListBoxState } from './use-list-box.js';
import { useRowVirtualizer } from './use-row-virtualizer.js';

const traits = {
  // Asked of every row whenever one is measured: nothing is put together for a million options.
  keyOf: (row: Row) => (row.kind === 'option' ? row.option.value : `\0heading ${row.group.id}`),
  size: { fine: 32, coarse: 44 },
};

interface ListBoxProps {
  state: ListBoxState;
  /** The chosen option. */
  value: string | null;
  /** Id of the field's label. */
  labelledBy: string;
}

/** The open list. Only the rows in view, those near it and the active one are mounted. */
export function ListBox({ state, value, labelledBy }: ListBoxProps) {
  const { rows, active, activeRow, listId } = state;
  const { list, virtualizer } = useRowVirtualizer(rows.rows, activeRow, traits);

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
          // The heading sticks as far as this; without one there is nothing to hold.
          [styles.size]: `${group ? endOf(last) - start : 0}px`,
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
              <ListBoxOption
                key={row.option.value}
                ref={virtualizer.measureElement}
                id={state.optionId(row.option.value)}
                index={index}
                offset={rowStart - start}
                row={row}
                total={rows.total}
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
    <div
      ref={list}
      id={listId}
      className={styles.list}
      role="listbox"
      aria-labelledby={labelledBy}
      style={assignInlineVars({ [styles.size]: `${virtualizer.getTotalSize()}px` })}
    >
      {rows.sections.map(renderSection)}
    </div>
  );
}
