import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ElementType } from 'react';

import * as styles from './columns.css.js';
import type { AnyElement, ElementProps } from '../private/element-props.js';
import type { GapProp } from './gaps.js';
import { type LogicalProps, spaceValue, takeLogicalProps } from './logical-props.js';

export const columnsElements = ['div', 'section', 'ul', 'ol'] as const;

/** Where columns collapse: never, or under 600, 960 or 1280 px. */
export const columnsBreakpoints = ['never', 'small', 'narrow', 'mid'] as const;

/** Shares of the row; `content` is as wide as what it holds, `fluid` shares what is left equally. */
export const columnWidths = ['fluid', '1/2', '1/3', '2/3', '1/4', '3/4', 'content'] as const;

interface ColumnsBase extends LogicalProps {
  /** Distance between the columns, px. @default 16 */
  gap?: GapProp;
  /** Under this width the columns stand below each other. @default 'small' */
  collapseBelow?: 'never' | 'small' | 'narrow' | 'mid';
  /** How columns of different heights stand. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** With the native props of the element it is. */
export type ColumnsProps<Element extends (typeof columnsElements)[number] = 'div'> = ColumnsBase &
  ElementProps<Element, ColumnsBase> & {
    /** @default 'div' */
    as?: Element;
  };

/**
 * `Column`s beside each other with widths of their own, below each other where the screen is too
 * narrow. For equal columns of many things use `Grid`.
 */
export function Columns<Element extends (typeof columnsElements)[number] = 'div'>(
  props: ColumnsProps<Element>,
) {
  const {
    gap = 16,
    collapseBelow = 'small',
    align = 'stretch',
    as = 'div',
    ...others
  }: ColumnsBase & AnyElement = props;
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(
    others,
    styles.columns,
    styles.align[align],
    styles.collapseBelow[collapseBelow],
  );
  return (
    <Element
      {...rest}
      style={{ ...assignInlineVars({ [styles.gap]: spaceValue(gap) }), ...style }}
      className={classes}
    />
  );
}

interface ColumnBase extends LogicalProps {
  /** @default 'fluid' */
  width?: 'fluid' | '1/2' | '1/3' | '2/3' | '1/4' | '3/4' | 'content';
}

/** With the native props of the element it is. */
export type ColumnProps<Element extends 'div' | 'section' | 'aside' | 'li' = 'div'> = ColumnBase &
  ElementProps<Element, ColumnBase> & {
    /** @default 'div' */
    as?: Element;
  };

/** One column of `Columns`. */
export function Column<Element extends 'div' | 'section' | 'aside' | 'li' = 'div'>(
  props: ColumnProps<Element>,
) {
  const { width = 'fluid', as = 'div', ...others }: ColumnBase & AnyElement = props;
  const Element = as as ElementType;
  const { rest, classes, style } = takeLogicalProps(others, styles.column, styles.width[width]);
  return <Element {...rest} style={style} className={classes} />;
}
