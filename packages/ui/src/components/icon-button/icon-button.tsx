'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { LoaderIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { blockedProps } from '../private/blocked-props.js';
import * as button from '../button/button.css.js';
import { Tooltip } from '../tooltip/tooltip.js';
import * as styles from './icon-button.css.js';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name, which is also its tooltip. */
  label: string;
  /** 16 px; 14 px in small buttons. */
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger' | 'dangerQuiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** A circle, for people. @default false */
  round?: boolean;
  /** @default false */
  busy?: boolean;
  /** Why it cannot be used now; it stays focusable and the tooltip says why. */
  disabledReason?: string;
}

/** A button whose picture everybody knows. Where there is room, a word is better. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  round = false,
  busy = false,
  disabledReason,
  className,
  ...props
}: IconButtonProps) {
  const reasonId = useId();
  warnOnce(
    'IconButton',
    isUnnamed(label),
    'without a label nobody who cannot see the icon knows what it does. Pass a verb as `label`; it is the tooltip too.',
  );
  return (
    <Tooltip content={disabledReason ?? label} describes={false}>
      <button
        type="button"
        aria-label={label}
        {...props}
        {...blockedProps(props, { busy, disabledReason, reasonId })}
        className={classNames(
          button.button,
          button.variant[variant],
          button.size[size],
          styles.square[size],
          round && styles.round,
          className,
        )}
      >
        {busy ? <LoaderIcon className={button.turning} /> : icon}
        {disabledReason && (
          <span hidden id={reasonId}>
            {disabledReason}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
