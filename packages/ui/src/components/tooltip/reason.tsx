'use client';

import { useLayoutEffect, useRef } from 'react';

import { lazyPart } from '../private/lazy-part.js';
import { useTooltipTrigger } from './use-tooltip-trigger.js';

const late = lazyPart(() => import('./tooltip-content.js'));

const events = {
  onPointerEnter: 'pointerenter',
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
  onKeyDown: 'keydown',
} as const;

export interface ReasonProps {
  /** Of the description. */
  id: string;
  children: string;
}

/**
 * Inside a control that cannot be used: describes it, and is its tooltip. A control may get a reason
 * and lose it again; that must not mount it anew, so this comes and goes inside it and listens to it.
 */
export function Reason({ id, children }: ReasonProps) {
  const description = useRef<HTMLSpanElement>(null);
  const target = useRef<HTMLElement>(null);
  const part = late.usePart();
  const { open, hide, handlers } = useTooltipTrigger({
    enabled: true,
    ready: part !== undefined,
    prepare: late.load,
  });
  // Before the page is drawn: a control may be focused as soon as it is there.
  useLayoutEffect(() => {
    const control = description.current?.parentElement;
    if (!control) return undefined;
    target.current = control;
    const controller = new AbortController();
    for (const [name, type] of Object.entries(events))
      // What it reads of an event, the browser's and React's have in common.
      control.addEventListener(type, handlers[name as keyof typeof events] as never, {
        signal: controller.signal,
        // As React hears it: what refuses the press stops it on its way back up.
        capture: type === 'click',
      });
    return () => controller.abort();
  }, [handlers]);
  return (
    <>
      <span hidden id={id} ref={description}>
        {children}
      </span>
      {open && part && (
        <part.TooltipContent id={`${id}-tooltip`} target={target} side="top" onClose={hide}>
          {children}
        </part.TooltipContent>
      )}
    </>
  );
}
