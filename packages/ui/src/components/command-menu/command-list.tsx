import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useEffect, useLayoutEffect } from 'react';

import { classNames } from '../private/class-names.js';
import * as listBox from '../private/list-box/list-box.css.js';
import { useRowVirtualizer } from '../private/list-box/use-row-virtualizer.js';
import * as styles from './command-menu.css.js';
import { CommandRow } from './command-row.js';
import type { Row, Section } from './command-rows.js';
import type { CommandItem } from './command.js';
import type { CommandMenuState } from './use-command-menu.js';

const traits = {
  keyOf: (row: Row) => (row.kind === 'command' ? `item ${row.item.id}` : `group ${row.id}`),
  size: { fine: 40, coarse: 44 },
};

export interface CommandListProps {
  state: CommandMenuState;
  /** Name of the list. */
  label: string;
  /** More results are on their way. */
  busy: boolean;
  onChoose: (item: CommandItem, event: MouseEvent) => void;
}

// The pointer acts without taking the focus from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const useRow = ({ state, onChoose }: CommandListProps) => {
  const { rows, activeRow } = state;
  return (index: number) => {
    const row = rows.rows[index];
    if (row?.kind !== 'command') return null;
    return {
      id: state.rowId(index),
      index,
      row,
      total: rows.commandRows.length,
      active: index === activeRow,
      onPoint: state.point,
      onChoose,
    };
  };
};

/** Every row, for lists that are short. */
export function PlainCommandList(props: CommandListProps) {
  const { rows, listId, activeRow, scrollTo, rowId } = props.state;
  const rowProps = useRow(props);
  const activeId = rowId(activeRow);

  useEffect(() => {
    if (scrollTo) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, scrollTo, rows]);

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus
    <div
      id={listId}
      role="listbox"
      aria-label={props.label}
      aria-busy={props.busy || undefined}
      className={classNames(listBox.list, styles.list, styles.plain)}
      onMouseDown={keepFocus}
    >
      {rows.sections.map(({ id, heading, first, last }) => {
        const headingId = `${listId}-heading-${id}`;
        return (
          <div
            key={id}
            role={heading === undefined ? 'presentation' : 'group'}
            aria-labelledby={heading === undefined ? undefined : headingId}
          >
            {heading === undefined ? null : (
              <div id={headingId} className={listBox.heading}>
                {heading}
              </div>
            )}
            {Array.from({ length: last - first + 1 }, (_, place) => {
              const row = rowProps(first + place);
              return row && <CommandRow key={row.row.item.id} {...row} offset={undefined} />;
            })}
          </div>
        );
      })}
    </div>
  );
}

/** The rows in view, those near it and the active one, for long lists. */
export function VirtualCommandList(props: CommandListProps) {
  const { rows, listId, activeRow, scrollTo } = props.state;
  const rowProps = useRow(props);
  const { list, virtualizer } = useRowVirtualizer(rows.rows, activeRow, traits);

  useLayoutEffect(() => {
    if (activeRow >= 0 && scrollTo) virtualizer.scrollToIndex(activeRow);
  }, [virtualizer, activeRow, scrollTo, rows]);

  const mounted = virtualizer.getVirtualItems();
  const startOf = (row: number) => virtualizer.measurementsCache[row]?.start ?? 0;
  const endOf = (row: number) => virtualizer.measurementsCache[row]?.end ?? 0;

  const renderSection = ({ id, heading, first, last }: Section) => {
    const items = mounted.filter((item) => item.index >= first && item.index <= last);
    if (items.length === 0) return null;
    const start = startOf(first);
    const headingId = `${listId}-heading-${id}`;
    return (
      <div
        key={id}
        className={listBox.section}
        role={heading === undefined ? 'presentation' : 'group'}
        aria-labelledby={heading === undefined ? undefined : headingId}
        style={assignInlineVars({
          [listBox.offset]: `${start}px`,
          [listBox.size]: `${endOf(last) - start}px`,
        })}
      >
        {heading === undefined ? null : (
          <div
            ref={virtualizer.measureElement}
            data-index={first}
            id={headingId}
            className={listBox.heading}
          >
            {heading}
          </div>
        )}
        {items.map(({ index, start: rowStart }) => {
          const row = rowProps(index);
          return (
            row && (
              <CommandRow
                key={row.row.item.id}
                {...row}
                ref={virtualizer.measureElement}
                offset={rowStart - start}
              />
            )
          );
        })}
      </div>
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={props.label}
      aria-busy={props.busy || undefined}
      className={classNames(listBox.list, styles.list)}
      onMouseDown={keepFocus}
      style={assignInlineVars({ [listBox.size]: `${virtualizer.getTotalSize()}px` })}
    >
      {rows.sections.map(renderSection)}
    </div>
  );
}
