'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useMemo, useRef } from 'react';

import { classNames } from '../../class-names.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './dropdown-menu.css.js';
import { MenuContext } from './menu-context.js';
import * as surface from './menu-surface.css.js';

const parts = {
  Item: RadixMenu.Item,
  ItemIndicator: RadixMenu.ItemIndicator,
  Label: RadixMenu.Label,
  RadioGroup: RadixMenu.RadioGroup,
  RadioItem: RadixMenu.RadioItem,
  Separator: RadixMenu.Separator,
};

/** Native props and `ref` go to the menu. */
export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'dir' | 'role'> {
  /** The button that opens the menu. It keeps its own name. */
  trigger: ReactElement;
  /** Name of the menu itself. @default the trigger's name */
  label?: string;
  /** Edge of the trigger the menu is aligned with. @default 'start' */
  align?: 'start' | 'end';
  /** For a menu that is opened by something else as well. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
}

/** Actions or links behind a button. The page stays usable beside it. */
export function DropdownMenu({
  trigger,
  label,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
  ...props
}: DropdownMenuProps) {
  const { dir, portalContainer } = useUi();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const context = useMemo(() => ({ parts, returnFocus: () => triggerRef.current?.focus() }), []);
  const name = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <RadixMenu.Root dir={dir} modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={portalContainer}>
        <RadixMenu.Content
          {...props}
          {...name}
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
