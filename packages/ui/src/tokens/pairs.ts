import { contrast, type Oklch } from './color.js';
import { type ColorToken, themeColors, type ThemeName, themes } from './generated/themes.js';

/** Kinds of foreground. WCAG asks 4.5:1 of text and 3:1 of the rest. */
export const pairKinds = ['reading', 'text', 'control', 'mark'] as const;
export type PairKind = (typeof pairKinds)[number];

export interface Pair {
  foreground: ColorToken;
  background: ColorToken;
  kind: PairKind;
  /** Where it is not the kind's. */
  minimum?: Record<'standard' | 'more', number>;
}

/** Least contrast: text to read, other text, edges of controls, marks of a drawing and filled parts. */
export const minima: Record<PairKind, Record<'standard' | 'more', number>> = {
  reading: { standard: 7, more: 7 },
  text: { standard: 4.5, more: 7 },
  control: { standard: 3, more: 4.5 },
  mark: { standard: 3, more: 3 },
};

export const tones = ['accent', 'highlight', 'success', 'danger', 'warning', 'info'] as const;
export const grounds = [
  'surface.page',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
  'surface.control',
  'surface.hover',
] as const;
export const dataTokens = (['1', '2', '3', '4', '5', '6', '7', '8'] as const).map(
  (number) => `data.${number}` as const,
);
export const agentTokens = (['meta', 'coordinator', 'processor', 'executor'] as const).map(
  (type) => `agent.${type}` as const,
);

const on = (background: ColorToken, kind: PairKind, ...foregrounds: ColorToken[]): Pair[] =>
  foregrounds.map((foreground) => ({ foreground, background, kind }));

/** Every pair a component may put together. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => [
    ...on(ground, 'reading', 'text.strong', 'text.default', ...tones.map(strongOf)),
    ...on(ground, 'text', 'text.muted', 'text.link', ...tones.map(textOf)),
    ...on(ground, 'control', 'border.control', 'border.controlHover', ...tones.map(borderOf)),
    ...on(ground, 'mark', 'border.focus', 'border.knob', 'surface.toggle', 'accent.solid'),
    ...on(ground, 'mark', 'graph.link', 'chart.axis', ...dataTokens, ...agentTokens),
  ]),
  ...tones.flatMap((tone) => [
    ...on(`${tone}.solid`, 'text', `${tone}.onSolid`),
    ...on(`${tone}.solidHover`, 'text', `${tone}.onSolid`),
    ...on(`${tone}.subtle`, 'text', textOf(tone)),
    ...on(`${tone}.subtleHover`, 'text', textOf(tone)),
    ...on(`${tone}.wash`, 'text', textOf(tone)),
    ...on(`${tone}.subtle`, 'reading', strongOf(tone)),
    ...on(`${tone}.wash`, 'reading', strongOf(tone), 'text.strong', 'text.default'),
  ]),
  ...on('surface.selected', 'reading', 'text.strong', 'text.default'),
  ...on('surface.selected', 'text', 'text.muted', 'accent.text'),
  ...on('surface.active', 'reading', 'text.strong', 'text.default'),
  ...on('surface.active', 'text', 'text.muted'),
  ...on('surface.segment', 'reading', 'text.strong'),
  ...on('surface.track', 'text', 'text.muted'),
  ...on('surface.inverse', 'reading', 'text.inverse'),
  ...on('surface.toggle', 'mark', 'surface.knob'),
  // Sliders and bars: the filled part beside the empty one, both with a knob or a number.
  {
    foreground: 'accent.solid',
    background: 'surface.track',
    kind: 'mark',
    minimum: { standard: 2.6, more: 3 },
  },
];

function textOf<Tone extends string>(tone: Tone) {
  return `${tone}.text` as const;
}
function strongOf<Tone extends string>(tone: Tone) {
  return `${tone}.strong` as const;
}
function borderOf<Tone extends string>(tone: Tone) {
  return `${tone}.border` as const;
}

export interface Measure extends Pair {
  ratio: number;
  least: number;
  passes: boolean;
}

/** Every pair's contrast in one set of colours. */
export const measurePairs = (
  colors: Record<ColorToken, Oklch>,
  level: 'standard' | 'more',
): Measure[] =>
  pairs.map((pair) => {
    const ratio = contrast(colors[pair.foreground], colors[pair.background]);
    const least = (pair.minimum ?? minima[pair.kind])[level];
    return { ...pair, ratio, least, passes: ratio >= least };
  });

/** Every pair's contrast in one theme. */
export const measureTheme = (theme: ThemeName): Measure[] =>
  measurePairs(themeColors[theme], themes[theme].contrast);
