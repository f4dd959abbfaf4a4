'use client';

import { Popover as RadixPopover } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { useUi } from '../../provider/ui-context.js';
import { CloseButton } from '../private/close-button.js';
import * as surface from '../private/menu-surface.css.js';
import { physicalSide } from '../private/physical-side.js';
import * as styles from './popover.css.js';

/** Sides a popover may stand on; it goes to the other side where there is no room. */
export const popoverSides = ['top', 'bottom', 'start', 'end'] as const;

/** Widths: 240, 320 and 420 px, and never wider than the screen. */
export const popoverSizes = ['small', 'medium', 'large'] as const;

interface PopoverBase extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** The button that opens it, gets the focus back and, without `title`, gives it its name. */
  trigger: ReactElement<{ id?: string }>;
  /** A heading, which names it and stands beside a close button. */
  title?: ReactNode;
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Left out, it opens and closes by itself. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Edges of the trigger and the popover that are aligned. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

export type PopoverProps = PopoverBase & Controllable<'open', 'onOpenChange', 'defaultOpen'>;

/**
 * A few settings or facts beside their button, over a page that stays usable: filters, a share
 * link, a colour. Escape, a press elsewhere or the button close it. For actions `DropdownMenu`, for
 * a line of explanation `Tooltip`, for a task that wants all attention `Dialog`.
 */
export function Popover({
  trigger,
  title,
  titleAs: Title = 'h2',
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'medium',
  className,
  children,
  ...props
}: PopoverProps) {
  const { dir, portalContainer } = useUi();
  const ownTriggerId = useId();
  const titleId = useId();
  const triggerId = trigger.props.id ?? ownTriggerId;
  const hasTitle = title !== undefined;
  const named = props['aria-label'] !== undefined;
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger id={triggerId} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={portalContainer}>
        <RadixPopover.Content
          aria-labelledby={named ? undefined : hasTitle ? titleId : triggerId}
          {...props}
          dir={dir}
          side={physicalSide(side, dir)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            surface.surface,
            styles.card,
            styles.popover,
            styles.width[size],
            className,
          )}
        >
          {hasTitle ? (
            <Title id={titleId} className={styles.title}>
              {title}
            </Title>
          ) : null}
          {children}
          {/* Last, so that what it is for and not this button gets the focus. */}
          {hasTitle ? (
            <RadixPopover.Close asChild>
              <CloseButton className={styles.close} />
            </RadixPopover.Close>
          ) : null}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
