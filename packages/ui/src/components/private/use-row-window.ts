'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { offsetAt, scrollScale, scrollTopFor } from './row-window.js';
import { useLatest } from './use-latest.js';

/** Rows beyond the view on either side, for screen readers and find in page. */
const overscan = 6;
/** Rows in a first render, before anything can be measured. */
const firstRows = 20;
const headGuess = 37;

interface RowWindowElements {
  scroller: RefObject<HTMLDivElement | null>;
  /** Head kept above the rows. */
  head?: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  /** An empty element as high as a row: text may be enlarged. */
  probe: RefObject<HTMLDivElement | null>;
}

export interface RowWindow {
  /** Places of the rows to mount, `last` included; none when `last` is less than `first`. */
  first: number;
  last: number;
  /** Px of what is scrolled, the head included. */
  height: number;
  /** Px of the place it is scrolled in; undefined before it was measured. */
  frame: number | undefined;
  /** Rows that fit into the view. */
  page: number;
  /** Scrolls as far as needed and mounts the row before returning. */
  scrollToRow: (place: number) => void;
}

/**
 * The rows in view. They lie in a frame that stays while the area scrolls under it, and are moved
 * by script: a scroll the script has not seen yet shows the rows before it, never an empty place.
 */
export const useRowWindow = (
  count: number,
  rowGuess: number,
  { scroller, head, body, probe }: RowWindowElements,
  /** While the rows are laid out otherwise: nothing is measured. */
  paused = false,
): RowWindow => {
  const [size, setSize] = useState({ row: rowGuess, head: head ? headGuess : 0, frame: 0 });
  const view = Math.max(0, size.frame - size.head);
  const scale = scrollScale(count, size.row, view);

  const reportRect = useRef<(rect: { width: number; height: number }) => void>(undefined);
  const reportOffset = useRef<(offset: number, isScrolling: boolean) => void>(undefined);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan,
    initialRect: { width: 0, height: firstRows * rowGuess },
    // Size and place of the rows are not those of the scroll area, which also holds the head and
    // may be lower than all rows together.
    observeElementRect: (_instance, report) => {
      reportRect.current = report;
    },
    observeElementOffset: (_instance, report) => {
      reportOffset.current = report;
    },
    scrollToFn: () => {},
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const latest = useLatest({ scale, first, row: size.row, paused });

  const place = useCallback(() => {
    if (!scroller.current || !body.current) return;
    const { scale: now, first: from, row } = latest.current;
    const shift = from * row - offsetAt(now, scroller.current.scrollTop);
    body.current.style.transform = `translateY(${shift}px)`;
  }, [latest, scroller, body]);

  const follow = useCallback(
    (isScrolling: boolean) => {
      if (latest.current.paused) return;
      const top = scroller.current?.scrollTop ?? 0;
      reportOffset.current?.(offsetAt(latest.current.scale, top), isScrolling);
      place();
    },
    [latest, scroller, place],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let rest: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      follow(true);
      clearTimeout(rest);
      rest = setTimeout(follow, 150, false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, follow]);

  useLayoutEffect(() => {
    const measure = () => {
      if (latest.current.paused) return;
      const next = {
        row: probe.current?.getBoundingClientRect().height || rowGuess,
        head: head?.current?.getBoundingClientRect().height ?? 0,
        frame: scroller.current?.clientHeight ?? 0,
      };
      setSize((old) =>
        old.row === next.row && old.head === next.head && old.frame === next.frame ? old : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [scroller.current, head?.current, probe.current])
      if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [latest, scroller, head, probe, rowGuess]);

  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, size.row]);
  useLayoutEffect(() => {
    if (size.frame > 0) reportRect.current?.({ width: 0, height: view });
  }, [size.frame, view]);
  useLayoutEffect(place);

  const scrollToRow = useCallback(
    (target: number) => {
      const element = scroller.current;
      if (!element) return;
      const { scale: now, row } = latest.current;
      const top = scrollTopFor(now, element.scrollTop, target, row);
      if (top === undefined) return;
      element.scrollTop = top;
      follow(true);
    },
    [latest, scroller, follow],
  );

  return {
    first,
    last,
    height: size.head + scale.height,
    frame: size.frame > 0 ? size.frame : undefined,
    page: Math.max(1, Math.floor(view / size.row) - 1),
    scrollToRow,
  };
};
