import type { ComponentProps, ElementType } from 'react';

import { classNames } from '../../class-names.js';
import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';

export const inlineElements = ['div', 'span', 'ul', 'ol', 'nav', 'header', 'footer', 'p'] as const;

export interface InlineProps extends ComponentProps<'div'> {
  /** Distance between the children, px. @default 8 */
  gap?: GapProp;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Onto further lines when it gets narrow. @default true */
  wrap?: boolean;
  /** @default 'div' */
  as?: (typeof inlineElements)[number];
}

/** Children beside each other in the direction of the script. */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...props
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...props}
      className={classNames(
        styles.inline,
        gapStyle[toGap(gap)],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        className,
      )}
    />
  );
}
