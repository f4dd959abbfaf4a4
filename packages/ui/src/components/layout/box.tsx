import type { ComponentProps, ElementType } from 'react';

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

export interface BoxProps extends ComponentProps<'div'>, LogicalProps {
  /** @default 'div' */
  as?: (typeof boxElements)[number];
}

/** An element with distances and sizes of the scale, and no looks of its own. */
export function Box({ as = 'div', ...props }: BoxProps) {
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(props);
  return <Element {...rest} style={style} className={classes || undefined} />;
}
