import type { ComponentProps } from 'react';

import { classNames } from '../../class-names.js';
import * as styles from './layout.css.js';

export const containerWidths = ['content', 'reading', 'form'] as const;

export interface ContainerProps extends ComponentProps<'div'> {
  /** At most 1200, 720 or 640 px, without the gutters. @default 'content' */
  width?: 'content' | 'reading' | 'form';
}

/** Centres a page's content and keeps the gutters: 32, 24 and 16 px by screen width. */
export function Container({ width = 'content', className, ...props }: ContainerProps) {
  return (
    <div {...props} className={classNames(styles.container, styles.width[width], className)} />
  );
}
