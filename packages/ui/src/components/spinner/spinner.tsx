import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import { LoaderIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './spinner.css.js';

export const spinnerSizes = [12, 14, 16, 20] as const;

export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** The activity, for screen readers. */
  label: string;
  /** Edge in px. @default 16 */
  size?: (typeof spinnerSizes)[number];
}

/** A short wait inside a control or a line of text. Where content will stand, use `Skeleton`. */
export function Spinner({ label, size = 16, className, ...props }: SpinnerProps) {
  warnOnce(
    'Spinner',
    isUnnamed(label),
    'without a label only those who see it know that something is going on. Pass what is waited for as `label`.',
  );
  return (
    <output {...props} className={classNames(styles.spinner, className)}>
      <LoaderIcon size={size} className={styles.icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
