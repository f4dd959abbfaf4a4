import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../class-names.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './status-dot.css.js';

export const dotStatuses = ['idle', 'busy', 'offline', 'error', 'done', 'waiting'] as const;
export type DotStatus = (typeof dotStatuses)[number];

const shapes: Record<DotStatus, ReactNode> = {
  idle: <circle className={styles.ring} cx="4" cy="4" r="3" />,
  busy: (
    <>
      <circle className={styles.pulse} cx="4" cy="4" r="4" />
      <circle className={styles.filled} cx="4" cy="4" r="4" />
    </>
  ),
  offline: <circle className={styles.ring} cx="4" cy="4" r="3" />,
  error: <rect className={styles.filled} width="8" height="8" rx="2" />,
  done: <circle className={styles.filled} cx="4" cy="4" r="4" />,
  waiting: <circle className={styles.dashedRing} cx="4" cy="4" r="3.25" />,
};

export interface StatusDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Ring idle, pulsing disc busy, grey ring offline, square error, disc done, dashed ring waiting. */
  status: (typeof dotStatuses)[number];
  /** The status in words. Leave it out only where the word stands beside the dot already. */
  label?: ReactNode;
  /** Keeps the word for screen readers only, where the place leaves no room for it. */
  labelHidden?: boolean;
}

/** A status as a shape with its word; the shape and the colour alone never carry it. */
export function StatusDot({ status, label, labelHidden, className, ...props }: StatusDotProps) {
  const word = labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>;
  return (
    <span {...props} className={classNames(styles.root, className)}>
      <svg
        className={classNames(styles.dot, styles.tone[status])}
        viewBox="0 0 8 8"
        aria-hidden="true"
        focusable="false"
      >
        {shapes[status]}
      </svg>
      {label === undefined ? null : word}
    </span>
  );
}
