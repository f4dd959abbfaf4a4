import type { ComponentProps, ElementType } from 'react';

import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const stackElements = [
  'div',
  'section',
  'ul',
  'ol',
  'dl',
  'form',
  'fieldset',
  'nav',
] as const;

export interface StackProps extends ComponentProps<'div'>, LogicalProps {
  /** Distance between the children, px. @default 16 */
  gap?: GapProp;
  /** Across the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** @default 'div' */
  as?: (typeof stackElements)[number];
}

/** Children below each other, at one distance. */
export function Stack({ gap = 16, align = 'stretch', as = 'div', ...props }: StackProps) {
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(
    props,
    styles.stack,
    gapStyle[toGap(gap)],
    styles.align[align],
  );
  return <Element {...rest} style={style} className={classes} />;
}
