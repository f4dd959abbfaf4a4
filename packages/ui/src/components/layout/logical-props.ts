import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';

import { classNames } from '../private/class-names.js';
import { type GapProp, toGap } from './gaps.js';
import { logical, pageSizes, spaces } from './logical-props.css.js';

/** A margin of the 4 px grid, px, or all the room there is. */
export type MarginProp = GapProp | 'auto';

/**
 * A number is px; `full` is the parent's size, `fit` the content's; `content`, `reading` and `form`
 * are the page's widths of 1200, 720 and 640 px.
 */
export type SizeProp = number | 'full' | 'fit' | 'content' | 'reading' | 'form';

/** Distances and sizes of a layout primitive, named by the direction of the script. */
export interface LogicalProps {
  /** Padding on all sides, px of the 4 px grid. */
  padding?: GapProp;
  /** Padding above and below. */
  paddingBlock?: GapProp;
  /** Padding at both ends of the line. */
  paddingInline?: GapProp;
  paddingBlockStart?: GapProp;
  paddingBlockEnd?: GapProp;
  paddingInlineStart?: GapProp;
  paddingInlineEnd?: GapProp;
  /** Margin on all sides, px of the 4 px grid. */
  margin?: MarginProp;
  /** Margin above and below. */
  marginBlock?: MarginProp;
  /** Margin at both ends of the line; `auto` centres what has a size. */
  marginInline?: MarginProp;
  marginBlockStart?: MarginProp;
  marginBlockEnd?: MarginProp;
  marginInlineStart?: MarginProp;
  marginInlineEnd?: MarginProp;
  /** Length along the line. */
  inlineSize?: SizeProp;
  minInlineSize?: SizeProp;
  maxInlineSize?: SizeProp;
  /** Length across the lines. */
  blockSize?: SizeProp;
  minBlockSize?: SizeProp;
  maxBlockSize?: SizeProp;
}

const names = Object.keys(logical) as (keyof LogicalProps)[];

const sizes: Record<Exclude<SizeProp, number>, string> = {
  full: '100%',
  fit: 'fit-content',
  ...pageSizes,
};

const sizeValue = (value: SizeProp): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}px` : undefined;
  return sizes[value];
};

/** A distance as CSS has it; undefined for what is not in the scale. */
export const spaceValue = (value: MarginProp): string | undefined => {
  if (value === 'auto') return 'auto';
  const gap = toGap(value);
  return gap === '0' ? '0px' : spaces[gap];
};

interface Taken<Props> {
  /** The other props. */
  rest: Omit<Props, keyof LogicalProps>;
  /** Classes for the logical props and `className`. */
  classes: string;
  /** Values for the logical props and `style`; undefined when there are none. */
  style: CSSProperties | undefined;
}

interface Styled {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Takes the logical props out of a primitive's props and makes classes and values of them. Values
 * outside the scale are left out. `base` are the primitive's own classes.
 */
export const takeLogicalProps = <Props extends LogicalProps & Styled>(
  props: Props,
  ...base: readonly (string | false | undefined)[]
): Taken<Omit<Props, keyof Styled>> => {
  const rest: Record<string, unknown> = { ...(props as Record<string, unknown>) };
  const values: Record<string, string> = {};
  const classes: string[] = [];
  for (const name of names) {
    const given = props[name];
    delete rest[name];
    if (given === undefined) continue;
    const value = name.endsWith('Size')
      ? sizeValue(given as SizeProp)
      : spaceValue(given as MarginProp);
    if (value === undefined) continue;
    values[logical[name].value] = value;
    classes.push(logical[name].className);
  }
  delete rest['className'];
  delete rest['style'];
  return {
    rest: rest as Taken<Omit<Props, keyof Styled>>['rest'],
    classes: classNames(...base, ...classes, props.className),
    style: classes.length === 0 ? props.style : { ...assignInlineVars(values), ...props.style },
  };
};
