'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

import { type GridPlace, type GridSize, placeByKey } from './heat-levels.js';

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;

const placeOf = (cell: HTMLElement): GridPlace => ({
  row: Number(cell.dataset['row']),
  column: Number(cell.dataset['column']),
});

export interface HeatCells {
  /** The one cell that is a tab stop. */
  active: GridPlace;
  /** The cell whose tooltip is shown. */
  shown: GridPlace | undefined;
  /** The shown cell, to place the tooltip. */
  target: RefObject<HTMLElement | null>;
  hide: () => void;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
    onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
  };
}

/** Walks a grid of cells by keyboard; the tooltip follows the focus, and the pointer. */
export const useHeatCells = (
  size: GridSize,
  dir: 'ltr' | 'rtl',
  prepare: () => void,
): HeatCells => {
  const [wanted, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const [shown, setShown] = useState<GridPlace | undefined>(undefined);
  const target = useRef<HTMLElement | null>(null);
  const active = {
    row: Math.min(wanted.row, Math.max(0, size.rows - 1)),
    column: Math.min(wanted.column, Math.max(0, size.columns - 1)),
  };
  const show = (cell: HTMLElement) => {
    prepare();
    target.current = cell;
    setShown(placeOf(cell));
  };
  const hide = () => setShown(undefined);
  return {
    active,
    shown,
    target,
    hide,
    handlers: {
      onKeyDown: (event) => {
        const cell = cellOf(event.target);
        if (!cell || event.altKey || event.metaKey) return;
        const { key, ctrlKey } = event;
        const place = placeByKey({ key, ctrlKey, dir }, placeOf(cell), size);
        if (!place) return;
        event.preventDefault();
        event.currentTarget
          .querySelector<HTMLElement>(`[data-row="${place.row}"][data-column="${place.column}"]`)
          ?.focus();
      },
      onFocus: ({ target: focused }) => {
        const cell = cellOf(focused);
        if (!cell) return;
        setActive(placeOf(cell));
        show(cell);
      },
      onBlur: hide,
      onPointerOver: ({ target: pointed, pointerType }) => {
        const cell = pointerType === 'touch' ? null : cellOf(pointed);
        if (cell) show(cell);
      },
      onPointerLeave: () => {
        // What the keyboard is on keeps its tooltip.
        const cell = document.activeElement && cellOf(document.activeElement);
        if (cell && target.current?.closest('table') === cell.closest('table')) show(cell);
        else hide();
      },
    },
  };
};
