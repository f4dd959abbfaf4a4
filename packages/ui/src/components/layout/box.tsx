import type { ElementType } from 'react';

import type { AnyElement, ElementProps } from '../private/element-props.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const boxElements = [
  'div',
  'span',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'ul',
  'ol',
  'li',
] as const;

/** With the native props of the element it is. */
export type BoxProps<Element extends (typeof boxElements)[number] = 'div'> = LogicalProps &
  ElementProps<Element, LogicalProps> & {
    /** @default 'div' */
    as?: Element;
  };

/** An element with distances and sizes of the scale, and no looks of its own. */
export function Box<Element extends (typeof boxElements)[number] = 'div'>(
  props: BoxProps<Element>,
) {
  const { as = 'div', ...others }: LogicalProps & AnyElement = props;
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(others);
  return <Element {...rest} style={style} className={classes || undefined} />;
}
