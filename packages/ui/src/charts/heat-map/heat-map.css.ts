import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';
import { color } from '../frame/series.css.js';

/** Sets the colour of values, and of those below zero. */
export const side = {
  positive: componentStyle({ vars: { [color]: vars.data['1'] } }),
  negative: componentStyle({ vars: { [color]: vars.data['2'] } }),
};

const strength = { 1: 0.1, 2: 0.28, 3: 0.48, 4: 0.7, 5: 1 } as const;

const level = (opacity: number) =>
  componentStyle({
    fill: color,
    fillOpacity: opacity,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  });

export const cell = {
  1: level(strength[1]),
  2: level(strength[2]),
  3: level(strength[3]),
  4: level(strength[4]),
  5: level(strength[5]),
};

/** A cell without a value: its place alone. */
export const gap = componentStyle({
  fill: 'none',
  stroke: vars.border.hairline,
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

const words = { light: vars.text.strong, dark: vars.text.inverse };

export const value = {
  onLight: componentStyle({
    fill: words.light,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
  onDark: componentStyle({
    fill: words.dark,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
};

/** The scale: least, five steps, most. */
export const scale = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginBlockStart: vars.space['8'],
  gridColumn: '1 / -1',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
