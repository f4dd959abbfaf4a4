'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Elements measured: the room the bar leaves, the list that wants it, the button that replaces it.
 */
export interface CrowdedRefs {
  room: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
}

/**
 * Whether the main navigation does not fit beside brand and tools, because of the language or of
 * large text; breakpoints cannot know that. Measured before the first paint.
 */
export const useCrowded = ({ room, list, button }: CrowdedRefs): boolean => {
  const [crowded, setCrowded] = useState(false);
  useLayoutEffect(() => {
    const [roomElement, listElement] = [room.current, list.current];
    if (!roomElement || !listElement) return undefined;
    const measure = () => {
      // The button takes room only while it is shown; counted back, the two states cannot alternate.
      const free = roomElement.clientWidth + (crowded ? (button.current?.offsetWidth ?? 0) : 0);
      setCrowded(listElement.offsetWidth > free);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(roomElement);
    observer.observe(listElement);
    measure();
    return () => observer.disconnect();
  }, [room, list, button, crowded]);
  return crowded;
};
