'use client';

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

import { useLatest } from '../private/use-latest.js';
import type { KanbanPlace } from './board.js';

/** Px a mouse moves before a press becomes a drag. */
const threshold = 5;
/** Ms a finger rests before it lifts a card: until then it scrolls. */
const longPress = 300;
/** Px from an edge from which on the board scrolls by itself, and px per frame. */
const edge = { near: 48, step: 12 };

interface CardDragArguments {
  root: RefObject<HTMLElement | null>;
  /** The card under the pointer, which follows it. */
  floating: RefObject<HTMLElement | null>;
  onLift: (card: string, size: { width: number; height: number }) => void;
  onOver: (place: KanbanPlace) => void;
  /** The end; without `drop` everything is as before. */
  onEnd: (drop: boolean) => void;
}

const scrollNear = (element: Element | null | undefined, at: number, axis: 'x' | 'y') => {
  if (!element) return;
  const box = element.getBoundingClientRect();
  const [from, to] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom];
  const step = at < from + edge.near ? -edge.step : at > to - edge.near ? edge.step : 0;
  if (step !== 0) element.scrollBy(axis === 'x' ? step : 0, axis === 'y' ? step : 0);
};

/** The place under a point: a column, and the cards above the point in it. */
const placeAt = (x: number, y: number, card: string): KanbanPlace | undefined => {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  const id = column?.dataset['column'];
  if (!column || id === undefined) return undefined;
  const others = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (other) => other.dataset['card'] !== card,
  );
  const index = others.filter((other) => {
    const box = other.getBoundingClientRect();
    return y > box.top + box.height / 2;
  }).length;
  return { column: id, index };
};

/** Drags cards with mouse, pen, and after a long press with a finger. */
export const useCardDrag = (props: CardDragArguments) => {
  const latest = useLatest(props);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent<HTMLElement>, card: string) => {
    if (event.button !== 0 || stop.current) return;
    if ((event.target as Element).closest('a, input, select, textarea, [data-menu]')) return;
    const box = event.currentTarget.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    const grip = { x: from.x - box.left, y: from.y - box.top };
    const byTouch = event.pointerType === 'touch';
    const { pointerId } = event;
    let at = from;
    let lifted = false;
    let frame = 0;
    let base: DOMRect | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const follow = () => {
      const { floating, onOver, root } = latest.current;
      const element = floating.current;
      if (element) {
        base ??= element.getBoundingClientRect();
        const [x, y] = [at.x - grip.x - base.left, at.y - grip.y - base.top];
        element.style.transform = `translate(${x}px, ${y}px)`;
      }
      const under = document.elementFromPoint(at.x, at.y);
      scrollNear(root.current?.querySelector('[data-columns]'), at.x, 'x');
      scrollNear(under?.closest('[data-column]')?.querySelector('[data-list]'), at.y, 'y');
      const place = placeAt(at.x, at.y, card);
      if (place) onOver(place);
      frame = requestAnimationFrame(follow);
    };
    const lift = () => {
      lifted = true;
      latest.current.onLift(card, { width: box.width, height: box.height });
      frame = requestAnimationFrame(follow);
    };
    const timer = byTouch ? setTimeout(lift, longPress) : undefined;

    const end = (drop: boolean) => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      listeners.abort();
      stop.current = undefined;
      if (!lifted) return;
      // The press that ends here is no press on the card.
      const swallow = new AbortController();
      addEventListener(
        'click',
        (click) => {
          click.stopPropagation();
          click.preventDefault();
        },
        { capture: true, signal: swallow.signal },
      );
      setTimeout(() => swallow.abort(), 0);
      latest.current.onEnd(drop);
    };
    stop.current = () => end(false);

    const mine = (handler: (moved: PointerEvent) => void) => (moved: PointerEvent) => {
      if (moved.pointerId === pointerId) handler(moved);
    };
    const move = mine((moved) => {
      at = { x: moved.clientX, y: moved.clientY };
      const far = Math.hypot(at.x - from.x, at.y - from.y) > threshold;
      if (lifted || !far) return;
      // A finger that moves before the card is lifted scrolls.
      if (byTouch) end(false);
      else lift();
    });
    addEventListener('pointermove', move, { signal });
    addEventListener(
      'pointerup',
      mine(() => end(true)),
      { signal },
    );
    addEventListener(
      'pointercancel',
      mine(() => end(false)),
      { signal },
    );
    addEventListener(
      'keydown',
      (key) => {
        if (key.key === 'Escape' && lifted) end(false);
      },
      { signal, capture: true },
    );
    // Only this keeps a browser from scrolling under a lifted card.
    addEventListener('touchmove', (touch) => lifted && touch.preventDefault(), {
      signal,
      passive: false,
    });
    addEventListener('contextmenu', (menu) => byTouch && menu.preventDefault(), { signal });
    addEventListener('selectstart', (select) => select.preventDefault(), { signal });
  };
};
