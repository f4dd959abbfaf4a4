'use client';

import { Slot } from 'radix-ui';
import { type ComponentProps, isValidElement, type ReactNode, use, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { LoaderIcon } from '../../icons/index.js';
import { warnOnce } from '../private/warn-once.js';
import { ReasonContext } from '../private/reason-context.js';
import * as styles from './button.css.js';
import { blockedProps } from '../private/blocked-props.js';
import { checkButtonName } from './button-warnings.js';
import type { NamedButton } from './named-button.js';

export const buttonVariants = [
  'primary',
  'secondary',
  'quiet',
  'soft',
  'danger',
  'dangerQuiet',
] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights 28, 32 and 40 px; 36 and 44 under a finger. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonBase extends ComponentProps<'button'> {
  /** One primary per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger' | 'dangerQuiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Works on it: keeps width, name and focus, does nothing when pressed. @default false */
  busy?: boolean;
  /**
   * Why it cannot be used now. The button stays focusable, so that everyone can read the reason in
   * its tooltip; prefer it to `disabled`.
   */
  disabledReason?: string;
  /** Before the label, 16 px. */
  icon?: ReactNode;
  /** After the label: a chevron (14 px) for menus, an arrow for ways forward. */
  iconEnd?: ReactNode;
  /** Gives looks and behaviour to the only child, e.g. a link. @default false */
  asChild?: boolean;
}

export type ButtonProps = ButtonBase & NamedButton;

/** Does something. For going somewhere use `ButtonLink`. The label is a verb. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  disabledReason,
  icon,
  iconEnd,
  asChild = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  // Most buttons have no reason, and a page has many buttons: they cost an element and a label.
  const showReason = disabledReason ? use(ReasonContext) : null;
  warnOnce(
    'Button',
    asChild && !isValidElement(children),
    '`asChild` gives the looks to its only child, and there is not exactly one element. Pass one element, such as a link, or leave `asChild` out.',
  );
  const look = [styles.button, styles.variant[variant], styles.size[size]] as const;
  checkButtonName(
    'Button',
    { icon, iconEnd, children, props },
    'an icon alone tells nobody who cannot see it what the button does. Pass a verb as `children` or `aria-label`, or use IconButton, whose name is its tooltip too.',
  );
  const isFree = !busy && !disabledReason;
  if (isFree && !asChild && !icon && !iconEnd && typeof children === 'string')
    return (
      <button type="button" {...props} className={classNames(...look, styles.words, className)}>
        {children}
      </button>
    );
  const kept = busy && styles.kept;
  const lends = asChild && isValidElement(children);
  const Element = lends ? Slot.Root : 'button';
  return (
    <Element
      {...(!lends && { type: 'button' as const })}
      {...(!showReason && disabledReason && { title: disabledReason })}
      {...props}
      {...blockedProps(props, { busy, disabledReason, reasonId })}
      className={classNames(...look, className)}
    >
      {icon && <span className={classNames(styles.iconStart, kept)}>{icon}</span>}
      {lends ? (
        <Slot.Slottable child={children}>
          {(label) => <span className={classNames(styles.label, kept)}>{label}</span>}
        </Slot.Slottable>
      ) : (
        <span className={classNames(styles.label, kept)}>{children}</span>
      )}
      {iconEnd && <span className={classNames(styles.iconEnd, kept)}>{iconEnd}</span>}
      {busy && (
        <span className={styles.spinner}>
          <LoaderIcon className={styles.turning} />
        </span>
      )}
      {disabledReason &&
        (showReason ? (
          showReason(reasonId, disabledReason)
        ) : (
          <span hidden id={reasonId}>
            {disabledReason}
          </span>
        ))}
    </Element>
  );
}
