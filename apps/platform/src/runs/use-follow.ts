import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which somebody is still at it. */
const near = 96;

/**
 * Keeps the end of a text that is being written in sight until the reader scrolls up; then it is
 * theirs to come back. The page itself is what scrolls. Where the writing ends, what came of it
 * stands first: the page goes to its top.
 *
 * @param length how much is written.
 */
export function useFollow(isWriting: boolean, length: number) {
  const end = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const following = useRef(true);

  useEffect(() => {
    const place = end.current;
    if (!isWriting || !place) return;
    const set = (next: boolean) => {
      following.current = next;
      setFollowing(next);
    };
    // Only what a person does counts: a page that grows scrolls as well.
    const look = (event: Event) => {
      const up =
        (event instanceof WheelEvent && event.deltaY < 0) ||
        event.type === 'touchmove' ||
        (event instanceof KeyboardEvent && ['ArrowUp', 'PageUp', 'Home'].includes(event.key));
      if (up) set(false);
    };
    const back = () => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      if (!following.current && bottom <= window.innerHeight + near) set(true);
    };
    window.addEventListener('wheel', look, { passive: true });
    window.addEventListener('touchmove', look, { passive: true });
    window.addEventListener('keydown', look);
    window.addEventListener('scrollend', back);
    return () => {
      // Who reads an earlier part of a text that stays is left there.
      if (following.current || !place.isConnected) window.scrollTo(0, 0);
      window.removeEventListener('wheel', look);
      window.removeEventListener('touchmove', look);
      window.removeEventListener('keydown', look);
      window.removeEventListener('scrollend', back);
    };
  }, [isWriting]);

  useLayoutEffect(() => {
    const place = end.current?.getBoundingClientRect();
    if (!isWriting || !following.current || !place) return;
    const below = place.bottom - window.innerHeight;
    if (below > 0) window.scrollBy({ top: below });
  }, [isWriting, length]);

  return {
    end,
    /** The reader is elsewhere in the text while it goes on. */
    isAway: isWriting && !isFollowing,
    follow: () => {
      following.current = true;
      setFollowing(true);
      end.current?.scrollIntoView({ block: 'end' });
    },
  };
}
