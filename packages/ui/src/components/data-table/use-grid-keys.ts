'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { useUi } from '../../provider/ui-context.js';
import { stopOf, takesText, widgetsOf } from './stops.js';

/** A cell: the head is row -1. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridKeysArguments {
  table: RefObject<HTMLTableElement | null>;
  rowCount: number;
  columnCount: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  scrollToRow: (row: number) => void;
  selectable: boolean;
  toggle: (row: number, range: boolean) => void;
  /** Selects from the row that was selected last to this one. */
  extendTo: (from: number, to: number) => void;
  selectAll: () => void;
  press: ((row: number, event: KeyboardEvent | MouseEvent) => void) | undefined;
}

export interface GridKeys {
  active: GridPlace;
  focusInside: boolean;
  focusCell: (place: GridPlace) => void;
  handlers: {
    onClick: (event: MouseEvent<HTMLTableElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
    onFocus: (event: FocusEvent<HTMLTableElement>) => void;
    onBlur: (event: FocusEvent<HTMLTableElement>) => void;
  };
}

const control = 'a, button, input, select, textarea, label, [role="button"]';

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

const placeOf = (cell: HTMLElement): GridPlace => ({
  row: Number(cell.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? -1),
  column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
});

/** The index of the next cell of a row; a card does not show them all. */
const nextShown = (cell: HTMLElement, step: 1 | -1): number => {
  const cells = [...(cell.parentElement?.children ?? [])];
  const from = cells.indexOf(cell);
  let to = from + step;
  while (cells[to]?.checkVisibility() === false) to += step;
  return cells[to] ? to : from;
};

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Keys inside a cell with several widgets: they stay there until Escape. */
const moveInCell = (event: KeyboardEvent, cell: HTMLElement, forward: boolean | undefined) => {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') {
    cell.focus();
    event.preventDefault();
    return;
  }
  const byTab = event.key === 'Tab';
  if (!byTab && (forward === undefined || takesText(target))) return;
  const widgets = widgetsOf(cell);
  const step = (byTab ? !event.shiftKey : forward) ? 1 : -1;
  const next = (widgets.indexOf(target) + step + widgets.length) % widgets.length;
  widgets[next]?.focus();
  event.preventDefault();
};

/** The grid of the ARIA Authoring Practices: one stop for Tab, arrows between the cells. */
export const useGridKeys = ({
  table,
  rowCount,
  columnCount,
  page,
  scrollToRow,
  selectable,
  toggle,
  extendTo,
  selectAll,
  press,
}: GridKeysArguments): GridKeys => {
  const { dir } = useUi();
  const [active, setActive] = useState<GridPlace>({ row: -1, column: 0 });
  const [focusInside, setFocusInside] = useState(false);

  const focusCell = useCallback(
    ({ row, column }: GridPlace) => {
      if (row >= 0) scrollToRow(row);
      flushSync(() => setActive({ row, column }));
      const cell = table.current?.querySelector(`[data-place="${row}"]`)?.children[column];
      if (!(cell instanceof HTMLElement)) return;
      stopOf(cell).focus({ preventScroll: true });
      // What is pinned is always in view.
      if (getComputedStyle(cell).position !== 'sticky')
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [table, scrollToRow],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    // Menus and dialogs of a cell are elsewhere in the page; their keys arrive here all the same.
    if (event.defaultPrevented || !cell || !event.currentTarget.contains(cell)) return;
    const forward = { ArrowRight: dir === 'ltr', ArrowLeft: dir === 'rtl' }[event.key];
    if (event.target !== cell && event.target !== stopOf(cell)) {
      moveInCell(event, cell, forward);
      return;
    }
    const at = placeOf(cell);
    const control = event.ctrlKey || event.metaKey;
    const last = { row: rowCount - 1, column: columnCount - 1 };
    const go = (row: number, column = at.column) => {
      focusCell({ row: clamp(row, -1, last.row), column: clamp(column, 0, last.column) });
      event.preventDefault();
    };
    const goBy = (step: 1 | -1) => {
      const to = clamp(at.row + step, -1, last.row);
      go(to);
      if (event.shiftKey && selectable && at.row >= 0 && to >= 0) extendTo(at.row, to);
    };
    const click = (selector: string) => {
      cell.querySelector<HTMLElement>(selector)?.click();
      event.preventDefault();
    };
    const openMenu = () =>
      at.row < 0
        ? click('[data-menu]')
        : (cell.parentElement?.querySelector<HTMLElement>('[data-actions]')?.click(),
          event.preventDefault());
    const enter = () => {
      widgetsOf(cell)[0]?.focus();
      event.preventDefault();
    };
    const onCell = event.target === cell;

    if (forward !== undefined && !event.altKey && !control)
      go(at.row, nextShown(cell, forward ? 1 : -1));
    else if (event.altKey && event.key === 'ArrowDown') openMenu();
    else if (event.altKey) return;
    else if (event.key === 'ArrowDown') goBy(1);
    else if (event.key === 'ArrowUp') goBy(-1);
    else if (event.key === 'PageDown') go(at.row + page);
    else if (event.key === 'PageUp') go(Math.max(Math.min(0, at.row), at.row - page));
    else if (event.key === 'Home') go(control ? 0 : at.row, 0);
    else if (event.key === 'End') go(control ? last.row : at.row, last.column);
    else if (control && event.key.toLowerCase() === 'a' && selectable) {
      selectAll();
      event.preventDefault();
    } else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) openMenu();
    else if (event.key === 'F2') enter();
    else if (at.row < 0 && onCell && (event.key === 'Enter' || event.key === ' ')) {
      // With Shift a column joins those that are sorted already.
      const sort = cell.querySelector('[data-sort]');
      sort?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
      );
      event.preventDefault();
    } else if (at.row >= 0 && event.key === ' ' && selectable && (onCell || event.shiftKey)) {
      toggle(at.row, event.shiftKey);
      event.preventDefault();
    } else if (at.row >= 0 && event.key === 'Enter' && onCell) {
      if (widgetsOf(cell).length > 0) enter();
      else if (press) {
        press(at.row, event);
        event.preventDefault();
      }
    }
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (!press || !cell || !event.currentTarget.contains(cell)) return;
    // A press on a control is meant for it, and who selects text does not want to leave.
    if (target.closest(control) || getSelection()?.isCollapsed === false) return;
    const { row } = placeOf(cell);
    if (row >= 0) press(row, event);
  };
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || !event.currentTarget.contains(cell)) return;
    setFocusInside(true);
    const place = placeOf(cell);
    setActive((old) => (old.row === place.row && old.column === place.column ? old : place));
  };
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusInside(false);
  };

  return { active, focusInside, focusCell, handlers: { onClick, onKeyDown, onFocus, onBlur } };
};
