import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ElementType } from 'react';

import type { AnyElement, ElementProps } from '../private/element-props.js';
import { gap as gapStyle } from './gap.css.js';
import { type GapProp, toGap } from './gaps.js';
import * as styles from './layout.css.js';
import { type LogicalProps, takeLogicalProps } from './logical-props.js';

export const gridElements = ['div', 'section', 'ul', 'ol', 'dl'] as const;

/** Numbers of equal columns by the width of the screen. */
export interface GridColumns {
  wide: number;
  /** Below 1280 px. @default wide */
  mid?: number;
  /** Below 960 px. @default mid */
  narrow?: number;
  /** Below 600 px. @default 1 */
  small?: number;
}

interface GridBase extends LogicalProps {
  /** Equal columns, by the width of the screen where they are not one number; one below 600 px. @default 2 */
  columns?: number | GridColumns;
  /** Instead of a number: as many columns as fit, each at least this wide, px. */
  minColumn?: number;
  /** px @default 16 */
  gap?: GapProp;
}

/** With the native props of the element it is. */
export type GridProps<Element extends (typeof gridElements)[number] = 'div'> = GridBase &
  ElementProps<Element, GridBase> & {
    /** @default 'div' */
    as?: Element;
  } & ({ minColumn?: undefined } | { minColumn: number; columns?: undefined });

const columnVars = ({ wide, mid = wide, narrow = mid, small = 1 }: GridColumns) => ({
  [styles.columns]: String(wide),
  [styles.columnsBelow.mid]: String(mid),
  [styles.columnsBelow.narrow]: String(narrow),
  [styles.columnsBelow.small]: String(small),
});

/** Equal columns that never scroll sideways. */
export function Grid<Element extends (typeof gridElements)[number] = 'div'>(
  props: GridProps<Element>,
) {
  const { columns = 2, minColumn, gap = 16, as = 'div', ...others }: GridBase & AnyElement = props;
  const Element = as as ElementType;
  const isFixed = typeof columns === 'number';
  const { rest, classes, style } = takeLogicalProps(
    others,
    styles.grid,
    minColumn === undefined ? (isFixed ? styles.collapsing : styles.byWidth) : styles.fluid,
    gapStyle[toGap(gap)],
  );
  const inlineVars = assignInlineVars({
    ...(isFixed ? { [styles.columns]: String(columns) } : columnVars(columns)),
    [styles.minColumn]: minColumn === undefined ? undefined : `${minColumn}px`,
  });
  return <Element {...rest} style={{ ...inlineVars, ...style }} className={classes} />;
}
