import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import { nodeIdAt } from './node-at.js';

/** Time to cross from a node to its tooltip, in ms. */
const grace = 120;

/** Which node people look at, by pointer, keyboard or touch. */
export function usePointedNode() {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = () => clearTimeout(timer.current);
  return {
    /** The node that is pointed at, else the one with visible focus. */
    id: hovered ?? focused,
    /** The node with visible focus. */
    focused,
    /** The node Tab leads to. */
    current,
    dismissed,
    dismiss: () => setDismissed(true),
    keep,
    release: () => {
      keep();
      timer.current = setTimeout(() => setHovered(null), grace);
    },
    /** A mouse or pen is over the node. */
    hover: (id: string) => {
      keep();
      setHovered(id);
      if (id !== hovered) setDismissed(false);
    },
    /** The node was pressed. */
    press: (id: string) => setCurrent(id),
    /** Touch has no hover: a tap shows the tooltip, the next one elsewhere hides it. */
    touch: (id: string | undefined) => {
      setFocused(id ?? null);
      setDismissed(false);
    },
    /** The node has focus; `visible` when a keyboard brought it there. */
    focus: (id: string, visible: boolean) => {
      setCurrent(id);
      if (!visible) return;
      setFocused(id);
      setDismissed(false);
    },
    blur: () => setFocused(null),
  };
}

export type PointedNode = ReturnType<typeof usePointedNode>;

/**
 * Handlers for a drawing whose nodes are elements; it listens for all of them.
 * @param onFocus called with the node that got visible focus
 */
export const markHandlers = (pointed: PointedNode, onFocus: (id: string) => void) => ({
  onPointerOver(event: PointerEvent) {
    const id = nodeIdAt(event.target);
    if (event.pointerType !== 'touch' && id !== undefined) pointed.hover(id);
  },
  onPointerOut(event: PointerEvent) {
    if (nodeIdAt(event.target) !== undefined) pointed.release();
  },
  onPointerDown(event: PointerEvent) {
    const id = nodeIdAt(event.target);
    if (id !== undefined) pointed.press(id);
    if (event.pointerType === 'touch') pointed.touch(id);
  },
  onFocus(event: FocusEvent) {
    const id = nodeIdAt(event.target);
    if (id === undefined) return;
    const visible = event.target.matches(':focus-visible');
    pointed.focus(id, visible);
    if (visible) onFocus(id);
  },
  onBlur(event: FocusEvent) {
    if (nodeIdAt(event.relatedTarget) === undefined) pointed.blur();
  },
});
