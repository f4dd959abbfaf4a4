'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';

import { RemoteTrigger } from '../../a11y/remote-trigger.js';
import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './dropdown-menu.css.js';
import { MenuContext } from '../private/menu-context.js';
import * as surface from '../private/menu-surface.css.js';

const parts = {
  Item: RadixMenu.Item,
  ItemIndicator: RadixMenu.ItemIndicator,
  Label: RadixMenu.Label,
  RadioGroup: RadixMenu.RadioGroup,
  RadioItem: RadixMenu.RadioItem,
  Separator: RadixMenu.Separator,
};

/** Native props and `ref` go to the menu. */
export interface DropdownMenuContentProps extends Omit<ComponentProps<'div'>, 'dir' | 'role'> {
  /** The button it opens at and gives the focus back to. */
  target: RefObject<HTMLElement | null>;
  /** Name of the menu; else `aria-labelledby` names it. */
  label?: string;
  /** @default 'start' */
  align?: 'start' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Asked when it gets the focus: whether a key opened it, so that it begins on its first item. Radix
   * knows that only of keys pressed while the menu was there.
   */
  isByKeyboard?: () => boolean;
  children: ReactNode;
}

const firstItem = '[role^="menuitem"]:not([data-disabled])';

/** The open part of a menu, fetched when somebody comes near the first one. */
export function DropdownMenuContent({
  target,
  label,
  align = 'start',
  open,
  onOpenChange,
  isByKeyboard,
  onFocus,
  className,
  children,
  ...props
}: DropdownMenuContentProps) {
  const { dir, portalContainer } = useUi();
  const [kept] = useState(() => new Map<string, string>());
  const context = useMemo(
    () => ({ parts, kept, returnFocus: () => target.current?.focus() }),
    [kept, target],
  );
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target !== event.currentTarget || !isByKeyboard?.()) return;
    event.currentTarget.querySelector<HTMLElement>(firstItem)?.focus({ preventScroll: true });
  };
  const name = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <RadixMenu.Root dir={dir} modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <RemoteTrigger target={target} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={portalContainer}>
        <RadixMenu.Content
          {...props}
          {...name}
          onFocus={focus}
          className={classNames(surface.surface, styles.content, className)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <MenuContext value={context}>{children}</MenuContext>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
