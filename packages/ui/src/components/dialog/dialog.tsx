'use client';

import { Slot } from 'radix-ui';
import { type MouseEvent, useId, useRef } from 'react';

import { lazyPart } from '../private/lazy-part.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useControllable } from '../private/use-controllable.js';
import type { DialogProps } from './dialog-props.js';

// What holds the focus and hides the page; most pages with a dialog are left without opening it.
const lazy = lazyPart(() => import('./dialog-window.js'));

/**
 * A task over the page. Focus stays inside and goes back where it came from; Escape, the close
 * button and a press beside it close it.
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  id,
  ...props
}: DialogProps) {
  const ownId = useId();
  const windowId = id ?? ownId;
  const target = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useControllable(open, defaultOpen, onOpenChange);
  // A closed one may wait for what it will ask.
  warnOnce(
    'Dialog',
    asked && isUnnamed(props.title),
    'without a title nobody hears what has opened. Pass the task as `title`.',
  );
  warnOnce(
    'Dialog',
    open === undefined && trigger === undefined,
    'without `open` and without `trigger` nothing can ever open it. Pass a button as `trigger`, or `open` with `onOpenChange`.',
  );
  warnOnce(
    'Dialog',
    open === true && onOpenChange === undefined,
    '`open` without `onOpenChange` is a window nobody can close. Pass both, or a `trigger` alone.',
  );
  const part = lazy.usePartOnceOpen(asked);
  // Until the window has arrived, nothing is open.
  const shown = asked && part !== undefined;
  return (
    <>
      {trigger && (
        <Slot.Root
          ref={target}
          {...{ type: 'button' }}
          aria-haspopup="dialog"
          aria-expanded={shown}
          aria-controls={shown ? windowId : undefined}
          data-state={shown ? 'open' : 'closed'}
          // Somebody comes near: the window is there before it is asked for.
          onPointerEnter={lazy.load}
          onFocus={lazy.load}
          onClick={(event: MouseEvent) => {
            if (!event.defaultPrevented) setAsked(!asked);
          }}
        >
          {trigger}
        </Slot.Root>
      )}
      {part && (
        <part.DialogWindow
          {...props}
          id={windowId}
          target={trigger ? target : undefined}
          open={asked}
          onOpenChange={setAsked}
        />
      )}
    </>
  );
}
