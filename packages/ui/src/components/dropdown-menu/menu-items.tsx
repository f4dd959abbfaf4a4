'use client';

import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { CheckIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import { Kbd } from '../kbd/kbd.js';
import { ariaShortcut } from '../private/aria-shortcut.js';
import * as styles from './dropdown-menu.css.js';
import { useMenu } from '../private/menu-context.js';
import * as surface from '../private/menu-surface.css.js';

// What an item opens (a dialog) returns the focus to where it came from. That must be what opened
// the menu: the item itself is gone by then.
const useSelect = (onSelect?: (event: Event) => void) => {
  const { returnFocus } = useMenu();
  return (event: Event) => {
    onSelect?.(event);
    if (!event.defaultPrevented) returnFocus();
  };
};

export const menuItemTones = ['default', 'danger'] as const;

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
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
  const { Item } = useMenu().parts;
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
    <Item
      {...props}
      onSelect={select}
      asChild={href !== undefined}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaShortcut(shortcut)}
      className={classNames(surface.item, isDanger && styles.danger, className)}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Item>
  );
}

interface MenuRadioGroupBase extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Names the choice, shown above it. */
  label?: string;
  /** The chosen item. Left out, the menu keeps it, also while it is closed: by `id`, else by `label`. */
  value?: string;
  /** The item chosen at first. @default none */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
}

export type MenuRadioGroupProps = MenuRadioGroupBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/** One choice of several inside a menu. */
export function MenuRadioGroup({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  children,
  ...props
}: MenuRadioGroupProps) {
  const { kept, parts } = useMenu();
  const { id: key = label ?? '' } = props;
  const [value, change] = useControllable(given, kept.get(key) ?? defaultValue, onValueChange);
  const choose = (next: string) => {
    kept.set(key, next);
    change(next);
  };
  return (
    <parts.RadioGroup {...props} aria-label={label} value={value} onValueChange={choose}>
      {label !== undefined && (
        <div className={surface.heading} aria-hidden="true">
          {label}
        </div>
      )}
      {children}
    </parts.RadioGroup>
  );
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  value: string;
  disabled?: boolean;
  /** Called before the menu closes; `preventDefault()` on the event keeps it open. */
  onSelect?: (event: Event) => void;
  /** Quiet words at the end, such as a language's code. */
  detail?: ReactNode;
  children: ReactNode;
}

/** An item of a `MenuRadioGroup`. */
export function MenuRadioItem({
  detail,
  onSelect,
  className,
  children,
  ...props
}: MenuRadioItemProps) {
  const { ItemIndicator, RadioItem } = useMenu().parts;
  return (
    <RadioItem
      {...props}
      onSelect={useSelect(onSelect)}
      className={classNames(surface.item, className)}
    >
      <span className={styles.slot}>
        <ItemIndicator asChild>
          <CheckIcon />
        </ItemIndicator>
      </span>
      <span className={surface.text}>{children}</span>
      {detail !== undefined && <span className={surface.detail}>{detail}</span>}
    </RadioItem>
  );
}

/** A quiet heading over items that belong together. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  const { Label } = useMenu().parts;
  return <Label {...props} className={classNames(surface.heading, className)} />;
}

/** A hairline between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'div'>) {
  const { Separator } = useMenu().parts;
  return <Separator {...props} className={classNames(surface.separator, className)} />;
}
