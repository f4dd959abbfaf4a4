import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './panel.css.js';
import type { PanelProps } from './panel.js';

export interface CardProps extends ComponentProps<'section'>, Pick<PanelProps, 'padding'> {}

/** The surface of a `Panel` alone, for lists of many: one element, without header and footer. */
export const Card = ({ padding = 'medium', className, ...props }: CardProps) => (
  <section
    {...props}
    className={classNames(
      styles.panel,
      padding === 'none' ? styles.bleed : styles.padded,
      className,
    )}
  />
);
