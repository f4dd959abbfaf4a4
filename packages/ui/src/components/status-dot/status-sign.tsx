import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
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

export interface StatusSignProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  status: DotStatus;
}

/** The shape of a status, 8 px wide, for a page or inside a drawing. Its word stands beside it. */
export function StatusSign({ status, className, ...props }: StatusSignProps) {
  return (
    <svg
      width="8"
      height="8"
      aria-hidden="true"
      focusable="false"
      {...props}
      className={classNames(styles.dot, styles.tone[status], className)}
      viewBox="0 0 8 8"
    >
      {shapes[status]}
    </svg>
  );
}
