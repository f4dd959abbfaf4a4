import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './status-dot.css.js';
import { dotStatuses, type DotStatus, StatusSign } from './status-sign.js';

export { dotStatuses, type DotStatus };

interface StatusDotBase extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accent ring idle, pulsing disc busy, grey ring offline, square error, disc done, dashed ring waiting. */
  status: (typeof dotStatuses)[number];
  /** The status in words. Leave it out only where the word stands beside the dot already. */
  label?: ReactNode;
  /** Keeps the word for screen readers only, where the place leaves no room for it. */
  labelHidden?: boolean;
}

export type StatusDotProps = StatusDotBase &
  ({ labelHidden?: undefined } | { label: ReactNode; labelHidden: boolean });

/** A status as a shape with its word; the shape and the colour alone never carry it. */
export function StatusDot({ status, label, labelHidden, className, ...props }: StatusDotProps) {
  const word = labelHidden ? (
    <VisuallyHidden>{label}</VisuallyHidden>
  ) : (
    <span className={styles.word}>{label}</span>
  );
  return (
    <span {...props} className={classNames(styles.root, className)}>
      <StatusSign status={status} />
      {label === undefined ? null : word}
    </span>
  );
}
