import type { ComponentProps } from 'react';

import { classNames } from '../components/private/class-names.js';
import * as styles from './icon.css.js';

export const iconSizes = [12, 14, 16, 20] as const;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in px. @default 16 */
  size?: (typeof iconSizes)[number];
  /** Mirrored in right-to-left; chevrons and arrows are by themselves. */
  flip?: boolean;
}

/**
 * The frame of every icon: 24 × 24, stroked in the text's colour, hidden from assistive technology.
 * A meaning that exists only as an icon needs a name on the control around it.
 */
export function Icon({
  size = 16,
  flip = false,
  className,
  children,
  ...props
}: IconProps & Pick<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...props}
      className={classNames(styles.icon, styles.size[size], flip && styles.flip, className)}
    >
      {children}
    </svg>
  );
}
