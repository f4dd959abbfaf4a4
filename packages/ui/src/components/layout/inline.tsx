import type { ComponentProps, ElementType } from 'react';

import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const inlineElements = ['div', 'span', 'ul', 'ol', 'nav', 'header', 'footer', 'p'] as const;

export interface InlineProps extends ComponentProps<'div'>, LogicalProps {
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
  ...props
}: InlineProps) {
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(
    props,
    styles.inline,
    gapStyle[toGap(gap)],
    styles.align[align],
    styles.justify[justify],
    wrap && styles.wrap,
  );
  return <Element {...rest} style={style} className={classes} />;
}
