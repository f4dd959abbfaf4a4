'use client';

import { ContextMenu as RadixMenu } from 'radix-ui';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { MenuContext } from '../private/menu-context.js';
import * as surface from '../private/menu-surface.css.js';
import * as styles from './context-menu.css.js';

const parts = {
  Item: RadixMenu.Item,
  ItemIndicator: RadixMenu.ItemIndicator,
  Label: RadixMenu.Label,
  RadioGroup: RadixMenu.RadioGroup,
  RadioItem: RadixMenu.RadioItem,
  Separator: RadixMenu.Separator,
};

/** Native props and `ref` go to the menu. */
export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'dir' | 'role'> {
  /**
   * The element it belongs to: a row, a card, a canvas. To be reached by the keyboard it must be
   * focusable or hold something that is.
   */
  area: ReactElement;
  /** Name of the menu, such as the name of the thing it acts on. */
  label: string;
  /** Leaves the browser's own menu in place. @default false */
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`, as in a `DropdownMenu`. */
  children: ReactNode;
}

/**
 * Actions on what was pressed with the second button, held with a finger, or had the focus when the
 * menu key or Shift F10 was pressed. Nobody sees that it is there: every action must also stand
 * somewhere visible, such as a `DropdownMenu` on the same row.
 */
export function ContextMenu({
  area,
  label,
  disabled = false,
  onOpenChange,
  className,
  children,
  ...props
}: ContextMenuProps) {
  warnOnce(
    'ContextMenu',
    isUnnamed(label),
    'without a label a screen reader cannot say what the menu acts on. Pass the name of the thing as `label`; it is not shown.',
  );
  const { dir, portalContainer } = useUi();
  const origin = useRef<Element | null>(null);
  const [kept] = useState(() => new Map<string, string>());
  const context = useMemo(() => {
    const returnFocus = () => {
      if (origin.current instanceof HTMLElement && origin.current.isConnected)
        origin.current.focus();
    };
    return { parts, kept, returnFocus };
  }, [kept]);
  return (
    <RadixMenu.Root
      dir={dir}
      modal={false}
      onOpenChange={(open) => {
        if (open) origin.current = document.activeElement;
        onOpenChange?.(open);
      }}
    >
      <RadixMenu.Trigger disabled={disabled} asChild>
        {area}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={portalContainer}>
        <RadixMenu.Content
          {...props}
          aria-label={label}
          className={classNames(surface.surface, styles.content, className)}
          collisionPadding={8}
        >
          <MenuContext value={context}>{children}</MenuContext>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
