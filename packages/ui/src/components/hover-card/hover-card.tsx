'use client';

import { HoverCard as RadixHoverCard } from 'radix-ui';
import { type ComponentProps, type ReactElement, useId } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import * as surface from '../private/menu-surface.css.js';
import { physicalSide } from '../private/physical-side.js';
import * as card from '../popover/popover.css.js';
import * as styles from './hover-card.css.js';

/** Milliseconds a pointer or the focus rests before the card opens, and after it left. */
const delays = { openDelay: 400, closeDelay: 200 };

interface HoverCardBase extends Omit<ComponentProps<'div'>, 'role'> {
  /** The link it previews: whatever the card says stands on the page behind it too. */
  trigger: ReactElement;
  /** Left out, it opens and closes by itself. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Edges of the trigger and the card that are aligned. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** 240, 320 or 420 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

export type HoverCardProps = HoverCardBase & Controllable<'open', 'onOpenChange', 'defaultOpen'>;

/**
 * A look at what a link leads to, on hover and on focus: an agent, a run, a person. It takes no
 * focus and holds nothing to press, because touch and many readers never see it. Escape closes it.
 * For something to press use `Popover`.
 */
export function HoverCard({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'medium',
  id,
  className,
  children,
  ...props
}: HoverCardProps) {
  const { dir, portalContainer } = useUi();
  const ownId = useId();
  const [isOpen, setIsOpen] = useControllable(open, defaultOpen, onOpenChange);
  const cardId = id ?? ownId;
  return (
    <RadixHoverCard.Root {...delays} open={isOpen} onOpenChange={setIsOpen}>
      <RadixHoverCard.Trigger aria-details={isOpen ? cardId : undefined} asChild>
        {trigger}
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal container={portalContainer}>
        <RadixHoverCard.Content
          {...props}
          id={cardId}
          dir={dir}
          side={physicalSide(side, dir)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            surface.surface,
            card.card,
            styles.hoverCard,
            card.width[size],
            className,
          )}
        >
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
}
