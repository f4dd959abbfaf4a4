'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from 'react';

import { classNames } from '../../class-names.js';
import { CheckIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { Kbd } from '../kbd/kbd.js';
import { ariaShortcut } from './aria-shortcut.js';
import * as styles from './dropdown-menu.css.js';
import * as surface from './menu-surface.css.js';

const MenuContext = createContext<{ focusTrigger: () => void }>({ focusTrigger: () => {} });

// What an item opens (a dialog) returns the focus to where it came from. That must be the menu's
// button: the item itself is gone by then.
const useSelect = (onSelect?: (event: Event) => void) => {
  const { focusTrigger } = useContext(MenuContext);
  return (event: Event) => {
    onSelect?.(event);
    if (!event.defaultPrevented) focusTrigger();
  };
};

export interface DropdownMenuProps {
  /** The button that opens the menu. It keeps its own name. */
  trigger: ReactElement;
  /** Name of the menu itself. @default the trigger's name */
  label?: string;
  /** Edge of the trigger the menu is aligned with. @default 'start' */
  align?: 'start' | 'end';
  /** For a menu that is opened by something else as well. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
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
}: DropdownMenuProps) {
  const { dir, portalContainer } = useUi();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const context = useMemo(() => ({ focusTrigger: () => triggerRef.current?.focus() }), []);
  const name = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <RadixMenu.Root dir={dir} modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={portalContainer}>
        <RadixMenu.Content
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

export const menuItemTones = ['default', 'danger'] as const;

export interface MenuItemProps {
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Keys that do the same, as people read them: `E`, `Ctrl K`, `Del`. The menu does not listen to them. */
  shortcut?: string;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Called before the menu closes; `preventDefault()` on the event keeps it open. */
  onSelect?: (event: Event) => void;
  /** Makes the item a link. */
  href?: string;
  className?: string;
  children: ReactNode;
}

/** An action, or with `href` a link. */
export function MenuItem({
  icon,
  shortcut,
  tone = 'default',
  href,
  onSelect,
  className,
  children,
  ...props
}: MenuItemProps) {
  const { Link } = useUi();
  const select = useSelect(onSelect);
  const isDanger = tone === 'danger';
  const content = (
    <>
      {icon !== undefined && (
        <span className={classNames(styles.slot, isDanger && styles.dangerSlot)}>{icon}</span>
      )}
      <span className={surface.text}>{children}</span>
      {shortcut !== undefined && (
        <Kbd className={surface.shortcut} aria-hidden="true">
          {shortcut}
        </Kbd>
      )}
    </>
  );
  return (
    <RadixMenu.Item
      {...props}
      onSelect={select}
      asChild={href !== undefined}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaShortcut(shortcut)}
      className={classNames(surface.item, isDanger && styles.danger, className)}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </RadixMenu.Item>
  );
}

export interface MenuRadioGroupProps {
  /** Names the choice, shown above it. */
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** One choice of several inside a menu. */
export function MenuRadioGroup({ label, children, ...props }: MenuRadioGroupProps) {
  return (
    <RadixMenu.RadioGroup {...props} aria-label={label}>
      {label !== undefined && (
        <div className={surface.heading} aria-hidden="true">
          {label}
        </div>
      )}
      {children}
    </RadixMenu.RadioGroup>
  );
}

export interface MenuRadioItemProps {
  value: string;
  disabled?: boolean;
  /** Called before the menu closes; `preventDefault()` on the event keeps it open. */
  onSelect?: (event: Event) => void;
  /** Quiet words at the end, such as a language's code. */
  detail?: ReactNode;
  children: ReactNode;
}

/** An item of a `MenuRadioGroup`. */
export function MenuRadioItem({ detail, onSelect, children, ...props }: MenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem {...props} onSelect={useSelect(onSelect)} className={surface.item}>
      <span className={styles.slot}>
        <RadixMenu.ItemIndicator asChild>
          <CheckIcon />
        </RadixMenu.ItemIndicator>
      </span>
      <span className={surface.text}>{children}</span>
      {detail !== undefined && <span className={surface.detail}>{detail}</span>}
    </RadixMenu.RadioItem>
  );
}

/** A quiet heading over items that belong together. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className={surface.heading}>{children}</RadixMenu.Label>;
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <RadixMenu.Separator className={surface.separator} />;
}
