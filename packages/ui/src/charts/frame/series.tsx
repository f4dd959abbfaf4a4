import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3';
import type { ReactNode } from 'react';

import * as styles from './series.css.js';

const shapes = [
  { type: symbolCircle },
  { type: symbolSquare },
  { type: symbolTriangle },
  { type: symbolDiamond },
  { type: symbolCross },
  { type: symbolStar },
  { type: symbolWye },
  { type: symbolTriangle, turned: true },
];

const nth = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The place of a series, from 0, or a meaning that has a colour everywhere. */
export type ChartColor =
  | number
  | 'meta'
  | 'coordinator'
  | 'processor'
  | 'executor'
  | 'danger'
  | 'neutral';

/** Class that sets the colour of the n-th series, which repeat after eight, or of a meaning. */
export const seriesClass = (color: ChartColor): string =>
  typeof color === 'number' ? nth(styles.series, color) : styles.tones[color];

/** Class of the n-th series' line; from the ninth on, colour and dash meet anew. */
export const dashClass = (index: number): string =>
  nth(styles.dash, index + Math.floor(index / styles.dash.length));

export interface SeriesSymbolProps {
  index: number;
  x: number;
  y: number;
  /** Px², as d3 measures symbols. @default 56 */
  area?: number;
  /** @default the series' own */
  color?: ChartColor | undefined;
}

/** The n-th series' own shape in its colour. */
export function SeriesSymbol({ index, x, y, area = 56, color = index }: SeriesSymbolProps) {
  const { type, turned } = nth(shapes, index);
  return (
    <path
      className={`${seriesClass(color)} ${styles.symbol}`}
      d={symbol(type, area)() ?? ''}
      transform={`translate(${x} ${y})${turned ? ' rotate(180)' : ''}`}
    />
  );
}

/** Strokes of 8 px squares; the first series stays plain. */
const strokes = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M0 4h8',
  'M4 0v8',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M0 4h8M4 0v8',
  'M2 2h1M6 6h1',
  'M0 2h8M0 6h8',
];

export interface TexturesProps {
  /** Prefix of ids on this page. */
  id: string;
  /** Series of the chart. */
  count: number;
  /** The colour of the n-th. @default the series' own */
  colorOf?: (index: number) => ChartColor;
}

const textureId = (id: string, index: number) => `${id}texture-${index}`;

/** The patterns that stand in for colours; shown in forced colours and where contrast is asked for. */
export function Textures({ id, count, colorOf = (index) => index }: TexturesProps) {
  return (
    <defs>
      {Array.from({ length: Math.min(count, strokes.length) }, (_, index) => (
        <pattern
          key={index}
          id={textureId(id, index)}
          className={seriesClass(colorOf(index))}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect className={styles.textureGround} width="8" height="8" />
          <path className={styles.textureLine} d={nth(strokes, index)} />
        </pattern>
      ))}
    </defs>
  );
}

export interface SeriesGroupProps {
  /** The same as that of `Textures`. */
  id: string;
  index: number;
  /** @default the series' own */
  color?: ChartColor | undefined;
  children: ReactNode;
}

/** Colour and pattern of the n-th series for the filled shapes inside. */
export function SeriesGroup({ id, index, color = index, children }: SeriesGroupProps) {
  return (
    <g
      className={seriesClass(color)}
      style={assignInlineVars({
        [styles.texture]: `url(#${textureId(id, index % strokes.length)})`,
      })}
    >
      {children}
    </g>
  );
}
