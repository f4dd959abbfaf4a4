'use client';

import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';

/** Attributes tying a trigger to what it opens. */
export interface TriggerRelations {
  id?: string;
  'aria-controls'?: string;
}

export interface RemoteTriggerProps extends ComponentProps<'button'> {
  /** The button on the page. */
  target: RefObject<HTMLElement | null>;
  /** Told the attributes the button needs. Must be stable. */
  onRelations?: (relations: TriggerRelations) => void;
}

/**
 * Stands where a Radix root wants its trigger when the button is mounted elsewhere: a button that
 * is there before Radix is loaded must not be replaced, or it would lose the focus or a click.
 * Radix gets the real element for placing, for the focus and for the pointer; state and handlers
 * are the button's own.
 */
export function RemoteTrigger({
  target,
  onRelations,
  ref,
  id,
  'aria-controls': controls,
}: RemoteTriggerProps) {
  useLayoutEffect(() => {
    // Radix asks for a button and takes any element.
    const element = target.current as HTMLButtonElement | null;
    if (typeof ref === 'function') {
      const cleanUp = ref(element);
      return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
    }
    if (!ref) return undefined;
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }, [ref, target]);
  useLayoutEffect(() => {
    onRelations?.({ id, 'aria-controls': controls });
  }, [onRelations, id, controls]);
  return null;
}
