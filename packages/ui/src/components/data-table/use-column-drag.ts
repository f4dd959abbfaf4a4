'use client';

import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { placeColumn } from './column-layout.js';
import { useHead } from './data-table-context.js';
import { useLatest } from '../private/use-latest.js';

/** Px a pointer moves before a press becomes a drag. */
const threshold = 6;

/** A column on its way to another place. */
interface ColumnDrag {
  id: string;
  /** The column it would land beside. */
  target: string | undefined;
  side: 'before' | 'after';
}

const headAt = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-column]');

/** Moves columns with the mouse, within their side. Touch scrolls; it and the keyboard have the menu. */
export const useColumnDrag = () => {
  const { dir } = useUi();
  const { columns, layout, setLayout } = useHead();
  const [drag, setDrag] = useState<ColumnDrag>();
  const latest = useLatest({ columns, layout, setLayout, dir });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent) => {
    const head = (event.target as Element).closest<HTMLElement>('[data-column]');
    const id = head?.dataset['column'];
    if (!head || !id || event.button !== 0 || event.pointerType === 'touch') return;
    if ((event.target as Element).closest('[data-menu], [data-resize]')) return;
    const from = event.clientX;
    let current: ColumnDrag | undefined;
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      stop.current = undefined;
      setDrag(undefined);
    };
    stop.current = end;
    const { signal } = listeners;

    const move = (moved: PointerEvent) => {
      if (!current && Math.abs(moved.clientX - from) < threshold) return;
      const over = headAt(moved);
      const target =
        over && over !== head && over.dataset['pin'] === head.dataset['pin']
          ? over.dataset['column']
          : undefined;
      const box = over?.getBoundingClientRect();
      const second = box !== undefined && moved.clientX > box.left + box.width / 2;
      current = {
        id,
        target,
        side: second === (latest.current.dir === 'ltr') ? 'after' : 'before',
      };
      setDrag(current);
    };
    const drop = () => {
      if (current) {
        // The press began on a button that sorts.
        const swallow = new AbortController();
        addEventListener('click', (click) => click.stopPropagation(), {
          capture: true,
          signal: swallow.signal,
        });
        setTimeout(() => swallow.abort(), 0);
        const { columns: all, layout: old, setLayout: change } = latest.current;
        if (current.target !== undefined)
          change(placeColumn(all, old, id, current.target, current.side === 'after'));
      }
      end();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
  };
  return { drag, onPointerDown };
};
