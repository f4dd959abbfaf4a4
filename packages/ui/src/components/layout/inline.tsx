import type { ElementType } from 'react';

import type { AnyElement, ElementProps } from '../private/element-props.js';
import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const inlineElements = ['div', 'span', 'ul', 'ol', 'nav', 'header', 'footer', 'p'] as const;

interface InlineBase extends LogicalProps {
  /** Distance between the children, px. @default 8 */
  gap?: GapProp;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Onto further lines when it gets narrow. @default true */
  wrap?: boolean;
}

/** With the native props of the element it is. */
export type InlineProps<Element extends (typeof inlineElements)[number] = 'div'> = InlineBase &
  ElementProps<Element, InlineBase> & {
    /** @default 'div' */
    as?: Element;
  };

/** Children beside each other in the direction of the script. */
export function Inline<Element extends (typeof inlineElements)[number] = 'div'>(
  props: InlineProps<Element>,
) {
  const {
    gap = 8,
    align = 'center',
    justify = 'start',
    wrap = true,
    as = 'div',
    ...others
  }: InlineBase & AnyElement = props;
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(
    others,
    styles.inline,
    gapStyle[toGap(gap)],
    styles.align[align],
    styles.justify[justify],
    wrap && styles.wrap,
  );
  return <Element {...rest} style={style} className={classes} />;
}
