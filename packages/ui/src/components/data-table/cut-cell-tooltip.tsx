'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

import { lazyPart } from '../private/lazy-part.js';
import { isFocusedByKeyboard, watchInput } from '../tooltip/focus-cause.js';

const lazy = lazyPart(() => import('../tooltip/tooltip-content.js'));

/** Milliseconds a pointer rests before it opens, as on a `Tooltip`. */
const delay = 400;

const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

// What is one pixel wide is there for screen readers alone, and is cut on purpose.
const isCut = (element: Element): boolean =>
  element.clientWidth > 1 &&
  element.scrollWidth > element.clientWidth + 1 &&
  getComputedStyle(element).overflowX !== 'visible';

/** A cell's whole text where some of it is cut, unless what is in it shows that itself. */
const cutText = (cell: HTMLElement): string | undefined => {
  if (cell.querySelector('[data-state="cut"]')) return undefined;
  const text = cell.ariaLabel ?? cell.textContent;
  return [cell, ...cell.querySelectorAll('*')].some(isCut) ? text : undefined;
};

interface Shown {
  cell: HTMLElement;
  text: string;
}

/**
 * The tooltip of the cell that a pointer rests on or the keyboard is at, when its text is cut. One
 * for the whole table: measuring and preparing one for each cell would make scrolling slow.
 */
export function CutCellTooltip({ table }: { table: RefObject<HTMLTableElement | null> }) {
  const [shown, setShown] = useState<Shown>();
  const target = useRef<HTMLElement>(null);
  const part = lazy.usePart();
  useEffect(watchInput, []);
  useEffect(() => {
    const grid = table.current;
    if (!grid) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | null = null;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const show = (cell: HTMLElement) => {
      const text = cutText(cell);
      if (text === undefined) return;
      lazy.load();
      target.current = cell;
      setShown({ cell, text });
    };
    const follow = ({ target: pointed, pointerType }: PointerEvent) => {
      const cell = pointerType === 'touch' ? null : cellOf(pointed);
      if (cell === over) return;
      over = cell;
      clearTimeout(timer);
      if (cell) timer = setTimeout(show, delay, cell);
    };
    const leave = () => {
      over = null;
      clearTimeout(timer);
    };
    const focus = ({ target: focused }: FocusEvent) => {
      const cell = cellOf(focused);
      hide();
      if (cell && isFocusedByKeyboard(focused as Element)) show(cell);
    };
    grid.addEventListener('pointerover', follow);
    grid.addEventListener('pointerleave', leave);
    grid.addEventListener('pointerdown', hide);
    grid.addEventListener('focusin', focus);
    grid.addEventListener('focusout', hide);
    return () => {
      clearTimeout(timer);
      grid.removeEventListener('pointerover', follow);
      grid.removeEventListener('pointerleave', leave);
      grid.removeEventListener('pointerdown', hide);
      grid.removeEventListener('focusin', focus);
      grid.removeEventListener('focusout', hide);
    };
  }, [table]);
  if (!shown || !part) return null;
  return (
    <part.TooltipContent
      key={shown.text}
      id=""
      target={target}
      side="top"
      onClose={() => setShown(undefined)}
    >
      <span dir="auto">{shown.text}</span>
    </part.TooltipContent>
  );
}
