'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useState } from 'react';

import type { Place, Walk } from './types.js';
import { nearest, placeIn } from './walk.js';

const same = (a: Place | null, b: Place | null) => a?.row === b?.row && a?.index === b?.index;

/** Which mark people look at, by pointer, touch or keyboard. Handlers are for the stage. */
export function usePointed(stage: RefObject<HTMLElement | null>, walk: Walk) {
  const [current, setCurrent] = useState<Place>({ row: 0, index: 0 });
  const [hovered, setHovered] = useState<Place | null>(null);
  const [byKey, setByKey] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  const look = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return undefined;
    // A finger that moves stays with the shape it began on; so the page is asked, not the event.
    const shape = walk.shapes && document.elementFromPoint(event.clientX, event.clientY);
    const own = shape && stage.current?.contains(shape) ? placeIn(shape) : undefined;
    if (own) return own;
    return nearest(walk, event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (place: Place | null) => {
    setHovered((last) => (same(last, place) ? last : place));
    if (!same(place, hovered)) setDismissed(false);
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => hover(look(event) ?? null),
    onPointerLeave(event: PointerEvent) {
      // A finger that is lifted leaves too; what it touched stays until another place is tapped.
      if (event.pointerType !== 'touch') hover(null);
    },
    onPointerDown(event: PointerEvent) {
      const place = look(event);
      hover(place ?? null);
      if (place) setCurrent(place);
      setByKey(false);
    },
    onFocus(event: FocusEvent) {
      if (!event.target.matches(':focus-visible')) return;
      setByKey(true);
      setDismissed(false);
    },
    onBlur() {
      setByKey(false);
      setHovered(null);
    },
  };
  const place = hovered ?? (byKey ? current : null);
  return {
    /** The mark that is pointed at, else the one the keyboard walked to. */
    place: dismissed ? null : place,
    /** Where the walk goes on. */
    current,
    walkTo(next: Place) {
      setCurrent(next);
      setHovered(null);
      setByKey(true);
      setDismissed(false);
    },
    dismiss: () => setDismissed(true),
    handlers,
  };
}
