import type { ComponentProps } from 'react';

import { classNames } from '../components/private/class-names.js';
import { own } from '../tokens/own.js';
import * as styles from './logo.css.js';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in px. @default 24 */
  size?: number;
}

/** Five joined points, one of them ours. Decoration: the name stands beside it as text. */
export function Logo({ size = 24, className, ...props }: LogoProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      {...props}
      className={classNames(own, className)}
    >
      <path className={styles.lines} d="M19.3 6.2 12 3.8 5 9.6l1.9 8.3 8.8 2.3" />
      <circle className={styles.point} cx="19.3" cy="6.2" r="1.5" />
      <circle className={styles.point} cx="12" cy="3.8" r="1.8" />
      <circle className={styles.star} cx="5" cy="9.6" r="3.1" />
      <circle className={styles.point} cx="6.9" cy="17.9" r="1.9" />
      <circle className={styles.point} cx="15.7" cy="20.2" r="1.5" />
    </svg>
  );
}
