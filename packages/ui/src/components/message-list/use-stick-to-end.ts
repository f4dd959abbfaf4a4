'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader is at the end. */
const near = 32;

export interface StickToEnd {
  isAtEnd: boolean;
  /** Goes to the end and stays there. */
  toEnd: () => void;
}

/**
 * Keeps a scrolling box at its end while its content grows, unless the reader has scrolled up.
 * Without `content` somebody else does that, and only the reader is watched.
 */
export const useStickToEnd = (box: HTMLElement | null, content: HTMLElement | null): StickToEnd => {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);
  const toEnd = () => {
    stays.current = true;
    setIsAtEnd(true);
    box?.scrollTo({ top: box.scrollHeight });
  };
  useLayoutEffect(() => {
    if (!box) return undefined;
    let lastTop = box.scrollTop;
    const follow = () => {
      if (!stays.current) return;
      box.scrollTo({ top: box.scrollHeight });
      // Content that became shorter pulled the box up; the scroll event that follows is not the reader.
      lastTop = box.scrollTop;
    };
    const onScroll = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight <= near;
      // Content that grows moves the end away; only a reader moves up.
      if (isNear) stays.current = true;
      else if (box.scrollTop < lastTop) stays.current = false;
      lastTop = box.scrollTop;
      setIsAtEnd(stays.current);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    if (content) observer.observe(content);
    box.addEventListener('scroll', onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [box, content]);
  return { isAtEnd, toEnd };
};
