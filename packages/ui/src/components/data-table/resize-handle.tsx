'use client';

import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { type DataTableColumn, defaultMaxWidth, defaultMinWidth } from './column.js';
import { clampWidth, widthOf } from './column-layout.js';
import * as styles from './data-table.css.js';
import { useHead } from './data-table-context.js';

/** Px an arrow key changes the width by, and with Shift. */
const steps = { near: 8, far: 64 };

/** How much larger text is than by default: widths grow with it. */
const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** The end edge of a column's head: dragged by a pointer, or moved with the arrow keys. */
export function ResizeHandle<Row>({ column }: { column: DataTableColumn<Row> }) {
  const { dir } = useUi();
  const { labels, layout, setLayout, resizing, endResizing } = useHead<Row>();
  const { id, header, minWidth = defaultMinWidth, maxWidth = defaultMaxWidth } = column;
  const handle = useRef<HTMLDivElement>(null);
  const [dragFrom, setDragFrom] = useState<{ x: number; width: number }>();
  const [shown, setShown] = useState<number>();
  const byKeyboard = resizing === id;
  const forward = dir === 'rtl' ? -1 : 1;

  // The least width is what is known before the first layout; a column may have grown since.
  const measured = () =>
    (handle.current?.parentElement?.getBoundingClientRect().width ?? 0) / textScale();
  const setWidth = (width: number) => {
    setLayout({ ...layout, widths: { ...layout.widths, [id]: clampWidth(column, width) } });
  };

  useLayoutEffect(() => {
    if (byKeyboard) handle.current?.focus();
  }, [byKeyboard]);

  const keys: Record<string, (step: number) => number> = {
    ArrowRight: (step) => measured() + forward * step,
    ArrowLeft: (step) => measured() - forward * step,
    Home: () => minWidth,
    End: () => maxWidth,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const width = keys[event.key]?.(event.shiftKey ? steps.far : steps.near);
    if (width !== undefined) setWidth(width);
    else if (['Enter', 'Escape', ' ', 'Tab'].includes(event.key)) endResizing();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Neither a drag of the column nor a selection of text.
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragFrom({ x: event.clientX, width: measured() });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!dragFrom) return;
    const moved = (forward * (event.clientX - dragFrom.x)) / textScale();
    setWidth(dragFrom.width + moved);
  };
  // A double press gives the width back that the column was defined with.
  const onDoubleClick = () => {
    const { [id]: _, ...widths } = layout.widths ?? {};
    setLayout({ ...layout, widths });
  };

  // A column that grows is as wide as it was found; one with a width of its own has that.
  const width =
    layout.widths?.[id] === undefined && shown !== undefined ? shown : widthOf(column, layout);
  return (
    <div
      ref={handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={labels.width({ column: header })}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      aria-valuetext={labels.pixels({ width })}
      tabIndex={-1}
      data-no-stop=""
      data-resize=""
      data-state={dragFrom || byKeyboard ? 'resizing' : 'rest'}
      className={styles.handle}
      onFocus={() => setShown(Math.round(measured()))}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // The menu that led here gives the focus back to its button once more while it closes.
        const toMenu = handle.current?.parentElement?.querySelector('[data-menu]');
        if (byKeyboard && event.relatedTarget === toMenu && toMenu) handle.current?.focus();
        else if (byKeyboard) endResizing();
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => setDragFrom(undefined)}
      onDoubleClick={onDoubleClick}
    />
  );
}
