'use client';

import { Slot, Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { type Direction, useUi } from '../../provider/ui-context.js';
import * as styles from './tooltip.css.js';

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

const physicalSide = (side: NonNullable<TooltipProps['side']>, dir: Direction) => {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (dir === 'ltr') ? 'left' : 'right';
};

// Between Radix and the trigger: passes everything on but the description.
function Undescribed({ 'aria-describedby': _, ...props }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...props} />;
}

/**
 * A line of text for one control, on hover and on focus; Escape closes it. Never the only place of
 * something people need: touch has no hover.
 */
export function Tooltip({ content, children, side = 'top', describes = true }: TooltipProps) {
  const { dir, portalContainer } = useUi();
  if (content === undefined || content === null || content === '') return children;
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        {describes ? children : <Undescribed>{children}</Undescribed>}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={portalContainer}>
        <RadixTooltip.Content
          className={styles.tooltip}
          side={physicalSide(side, dir)}
          sideOffset={6}
          collisionPadding={8}
          dir={dir}
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
