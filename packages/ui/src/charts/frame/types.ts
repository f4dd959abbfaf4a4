import type { ComponentProps, ReactNode } from 'react';

import type { ChartColor } from './series.js';

export const chartViews = ['chart', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

/** Props every chart takes besides its data. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children' | 'style'> {
  /** Name of the chart: what is measured, of what. */
  title: string;
  /** @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Where a panel shows the same words already. @default false */
  titleHidden?: boolean;
  /** One sentence instead of the one made from the data. */
  summary?: string;
  /** Of the drawing, in px. Charts of rows take what their rows need instead. @default 240 */
  height?: number;
  /** The picture or its twin as a table. Uncontrolled without it. */
  view?: 'chart' | 'table';
  /** Called with the view somebody chose. */
  onViewChange?: (view: ChartView) => void;
  /** Shows the place of the chart while its data are on their way. @default false */
  loading?: boolean;
  /** Why there are no data, and what was kept: shown instead of the chart. */
  error?: ReactNode;
  /** Puts a button under `error`. */
  onRetry?: () => void;
  /** Stands where a chart without data would be. @default the `chart.empty` label */
  empty?: ReactNode;
}

/** The room a chart is drawn for. */
export interface Plot {
  /** Px. */
  width: number;
  /** Px. */
  height: number;
  /** Under 600 px: fewer ticks, legends below. */
  narrow: boolean;
  /** Text runs from right to left, and so do the axes. */
  rtl: boolean;
  /** The reader's text size as a share of 12 px. */
  em: number;
  /** Width of a text at 12 px in the page's font, in px. */
  measure: (text: string) => number;
  /** A distance from the start side as a physical x. */
  fromStart: (distance: number) => number;
  /** Ids of what names and describes the chart. */
  titleId: string;
  summaryId: string;
}

/** A point or box that can be walked to, in px from the plot's physical left and top. */
export interface Mark {
  x: number;
  y: number;
  /** 0 for a point, whose `x` and `y` are its middle. */
  width: number;
  height: number;
}

/** Which mark: a row (a series, a line of cells) and a place in it. */
export interface Place {
  row: number;
  index: number;
}

/** One line of a tooltip. */
export interface TooltipLine {
  name: string;
  value: string;
  /** Shows the series' sign before the name. */
  series?: number;
  /** Of that sign. @default the series' own */
  color?: ChartColor | undefined;
  /** The value that was walked to, among others at the same place. */
  current?: boolean;
}

export interface TooltipContent {
  title: string;
  lines: readonly TooltipLine[];
}

/** State of a tree item besides its name. */
export interface TreeItemState {
  /** From 1. */
  level: number;
  /** `undefined` where there is nothing to open. */
  expanded: boolean | undefined;
  /** Place among its siblings, from 1. */
  position: number;
  /** Siblings, itself included. */
  size: number;
}

/** Marks that can be focused in a chart, and their text. */
export interface Walk {
  rows: readonly (readonly Mark[])[];
  /** How places of a row lie beside one another. */
  axis: 'x' | 'y';
  /**
   * Meaning of a pointer between marks: the nearest along the axis first, or the nearest of all.
   */
  near: 'axis' | 'any';
  /** Text read out. */
  name: (place: Place) => string;
  tooltip: (place: Place) => TooltipContent;
  /** Where a key leads, for marks that lie in no rows; `undefined` leaves it to the rows. */
  step?: (from: Place, key: string) => Place | undefined;
  /** Shapes say by `placeOf` which mark they are: a pointer on one means it, wherever its mark is. */
  shapes?: boolean;
  /** Help for the keys. @default the `chart.keys` label */
  keys?: string;
  /** The marks are the visible items of a tree, all in one row, from above. */
  tree?: {
    stateOf: (place: Place) => TreeItemState;
    /** Opens or closes an item, by Enter, Space or a click. */
    press: (place: Place) => void;
  };
}

/** The twin of a chart. */
export interface TableTwin {
  columns: readonly { label: string; numeric?: boolean }[];
  rowCount: number;
  /** Texts of a row, one for each column; the first one names it. */
  row: (index: number) => readonly string[];
}
