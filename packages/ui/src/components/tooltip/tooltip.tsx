'use client';

import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';

import { lazyPart } from '../private/lazy-part.js';
import { useTooltipTrigger } from './use-tooltip-trigger.js';

/** Sides a tooltip may stand on; `start` and `end` follow the direction of the script. */
export const tooltipSides = ['top', 'bottom', 'start', 'end'] as const;

export interface TooltipProps {
  /** One short line. Nothing is shown without it. */
  content: ReactNode;
  /** The one focusable element it explains, at least 24 px in both directions. */
  children: ReactElement;
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /**
   * Whether the trigger is described by the content. `false` when the content repeats the
   * trigger's name, which would otherwise be read twice.
   * @default true
   */
  describes?: boolean;
}

// Every button has a tooltip; what places one is only fetched when somebody comes near.
const lazy = lazyPart(() => import('./tooltip-content.js'));

/**
 * A line of text for one control, on hover and on focus; Escape closes it. Never the only place of
 * something people need: touch has no hover.
 */
export function Tooltip({ content, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId();
  const target = useRef<HTMLElement>(null);
  const part = lazy.usePart();
  const { open, hide, handlers } = useTooltipTrigger({
    enabled: content !== undefined && content !== null && content !== '',
    ready: part !== undefined,
    prepare: lazy.load,
  });
  const description = open && describes ? { 'aria-describedby': id } : undefined;
  return (
    <>
      <Slot.Root {...handlers} {...description} ref={target}>
        {children}
      </Slot.Root>
      {open && part && (
        <part.TooltipContent id={id} target={target} side={side} onClose={hide}>
          {content}
        </part.TooltipContent>
      )}
    </>
  );
}
