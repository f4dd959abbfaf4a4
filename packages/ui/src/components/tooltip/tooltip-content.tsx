'use client';

import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

import { RemoteTrigger } from '../../a11y/remote-trigger.js';
import { useUi } from '../../provider/ui-context.js';
import { type LogicalSide, physicalSide } from '../private/physical-side.js';
import * as styles from './tooltip.css.js';

export interface TooltipContentProps {
  id: string;
  /** Element it explains. */
  target: RefObject<HTMLElement | null>;
  side: LogicalSide;
  /** Escape, a press elsewhere, scrolling, or the pointer left both trigger and content. */
  onClose: () => void;
  children: ReactNode;
}

/** The floating part of an open tooltip, fetched when the first one opens. */
export function TooltipContent({ id, target, side, onClose, children }: TooltipContentProps) {
  const { dir, portalContainer } = useUi();
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <RadixTooltip.Trigger asChild>
          <RemoteTrigger target={target} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={portalContainer}>
          <RadixTooltip.Content
            id={id}
            className={styles.tooltip}
            side={physicalSide(side, dir)}
            sideOffset={6}
            collisionPadding={8}
            dir={dir}
          >
            {children}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
