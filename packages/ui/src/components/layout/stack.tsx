import type { ElementType } from 'react';

import type { AnyElement, ElementProps } from '../private/element-props.js';
import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const stackElements = [
  'div',
  'section',
  'main',
  'ul',
  'ol',
  'dl',
  'form',
  'fieldset',
  'nav',
] as const;

interface StackBase extends LogicalProps {
  /** Distance between the children, px. @default 16 */
  gap?: GapProp;
  /** Across the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** With the native props of the element it is. */
export type StackProps<Element extends (typeof stackElements)[number] = 'div'> = StackBase &
  ElementProps<Element, StackBase> & {
    /** @default 'div' */
    as?: Element;
  };

/** Children below each other, at one distance. */
export function Stack<Element extends (typeof stackElements)[number] = 'div'>(
  props: StackProps<Element>,
) {
  const { gap = 16, align = 'stretch', as = 'div', ...others }: StackBase & AnyElement = props;
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(
    others,
    styles.stack,
    gapStyle[toGap(gap)],
    styles.align[align],
  );
  return <Element {...rest} style={style} className={classes} />;
}
