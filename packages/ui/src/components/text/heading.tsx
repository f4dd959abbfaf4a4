import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import type { TypeSize } from '../../tokens/type.js';
import * as styles from './text.css.js';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export type HeadingSize = TypeSize;

const sizeOf: Record<HeadingLevel, HeadingSize> = {
  1: '24',
  2: '16',
  3: '14',
  4: '14',
  5: '13',
  6: '12',
};

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the document's outline; never skip one for the look. Only the page knows it, so there is no default. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** px; by default 24, 16, 14, 14, 13 and 12 by level. */
  size?:
    | 12
    | 13
    | 14
    | 16
    | 18
    | 20
    | 24
    | 32
    | 44
    | 60
    | '12'
    | '13'
    | '14'
    | '16'
    | '18'
    | '20'
    | '24'
    | '32'
    | '44'
    | '60';
}

/** A heading whose level and size are separate decisions. Its lines are balanced. */
export function Heading({ level, size = sizeOf[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...props} className={classNames(styles.heading, styles.size[`${size}`], className)} />
  );
}
