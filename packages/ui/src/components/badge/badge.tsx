import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import { type DotStatus, StatusDot } from '../status-dot/status-dot.js';
import * as styles from './badge.css.js';

export const badgeTones = [
  'neutral',
  'accent',
  'success',
  'danger',
  'warning',
  'info',
  'highlight',
  'outline',
] as const;

export interface BadgeProps extends ComponentProps<'span'> {
  /** `highlight` (amber) is for points, premium and "recommended" only. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** A disc in the text's colour, or the shape of a status. @default false */
  dot?: boolean | DotStatus;
}

/** One or two words about the thing beside it. Not interactive; too long a text is cut. */
export function Badge({
  tone = 'neutral',
  dot = false,
  className,
  children,
  ...props
}: BadgeProps) {
  // Most badges are one word: they are one element.
  const isWords = dot === false && typeof children === 'string';
  return (
    <span
      {...props}
      className={classNames(
        styles.badge,
        isWords ? styles.words : styles.parts,
        styles.tone[tone],
        className,
      )}
    >
      {isWords ? (
        children
      ) : (
        <>
          {dot === true ? <span className={styles.dot} aria-hidden="true" /> : null}
          {typeof dot === 'string' ? <StatusDot status={dot} /> : null}
          <span className={styles.text}>{children}</span>
        </>
      )}
    </span>
  );
}
