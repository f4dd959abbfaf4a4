import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import { nodeIdAt } from './node-at.js';

/** Time to cross from a node to its tooltip, in ms. */
const grace = 120;

/**
 * Which node people look at, by pointer, keyboard or touch. Handlers are for the drawing, which
 * listens for all of its nodes.
 * @param onFocus called with the node that got visible focus
 */
export function usePointedNode(onFocus: (id: string) => void) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = () => clearTimeout(timer.current);
  const release = () => {
    keep();
    timer.current = setTimeout(() => setHovered(null), grace);
  };
  const handlers = {
    onPointerOver(event: PointerEvent) {
      const id = nodeIdAt(event.target);
      if (event.pointerType === 'touch' || id === undefined) return;
      keep();
      setHovered(id);
      if (id !== hovered) setDismissed(false);
    },
    onPointerOut(event: PointerEvent) {
      if (nodeIdAt(event.target) !== undefined) release();
    },
    onPointerDown(event: PointerEvent) {
      const id = nodeIdAt(event.target);
      if (id !== undefined) setCurrent(id);
      // Touch has no hover: a tap shows the tooltip, the next one elsewhere hides it.
      if (event.pointerType !== 'touch') return;
      setFocused(id ?? null);
      setDismissed(false);
    },
    onFocus(event: FocusEvent) {
      const id = nodeIdAt(event.target);
      if (id === undefined) return;
      setCurrent(id);
      if (!event.target.matches(':focus-visible')) return;
      setFocused(id);
      setDismissed(false);
      onFocus(id);
    },
    onBlur(event: FocusEvent) {
      if (nodeIdAt(event.relatedTarget) === undefined) setFocused(null);
    },
  };
  return {
    /** The node that is pointed at, else the one with visible focus. */
    id: hovered ?? focused,
    /** The node Tab leads to. */
    current,
    dismissed,
    dismiss: () => setDismissed(true),
    keep,
    release,
    handlers,
  };
}
