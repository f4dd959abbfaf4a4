import type { ComponentProps } from 'react';

import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const containerWidths = ['content', 'reading', 'form'] as const;

export interface ContainerProps extends ComponentProps<'div'>, LogicalProps {
  /** At most 1200, 720 or 640 px, without the gutters. @default 'content' */
  width?: 'content' | 'reading' | 'form';
}

/** Centres a page's content and keeps the gutters: 32, 24 and 16 px by screen width. */
export function Container({ width = 'content', ...props }: ContainerProps) {
  const { rest, classes, style } = takeLogicalProps(props, styles.container, styles.width[width]);
  return <div {...rest} style={style} className={classes} />;
}
