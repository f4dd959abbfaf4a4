import { contrast, fitGamut, type Oklch } from '../../packages/ui/src/tokens/color';

export type Mode = 'light' | 'dark';

/** Twelve steps: 1–2 backgrounds, 3–5 fills, 6–8 borders, 9–10 solids, 11–12 text. */
export type Scale = readonly Oklch[];

type Solid = readonly [lightness: number, chroma: number];

/** A hue in a palette file; the steps follow. */
export interface HueSpec {
  mode: Mode;
  /** OKLCH hue, degrees. */
  hue: number;
  /** Highest chroma of the scale; every step takes a share of it. */
  peak: number;
  /** Step 9. */
  solid: Solid;
  /** Color of text on step 9. */
  on: 'white' | 'ink';
  /** The solid of high contrast, where step 9 does not reach 7:1. */
  more?: Solid;
}

/** The neutral in a palette file: a grey with a trace of a hue. */
export interface NeutralSpec {
  mode: Mode;
  hue: number;
}

const white: Oklch = [1, 0, 0];

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** As it is written into files and styles: percent of lightness to 2 digits, chroma 4, hue 1. */
export const rounded = ([lightness, chroma, hue]: Oklch): Oklch => [
  round(round(lightness * 100, 2) / 100, 4),
  round(chroma, 4),
  round(hue, 1),
];

/** One step of a scale, counted from 1 as designers do. */
export const step = (scale: Scale, number: number): Oklch => {
  const color = scale[number - 1];
  if (!color) throw new RangeError(`A scale has steps 1 to 12, not ${number}`);
  return color;
};

/**
 * Walks the lightness away from `ground` until the contrast is met: text and border steps are
 * solved, never picked.
 *
 * @throws Error when not even black or white is far enough
 */
export const solve = (hue: number, chroma: number, ground: Oklch, target: number): Oklch => {
  const direction = ground[0] > 0.5 ? -1 : 1;
  for (let n = 1; n <= 4000; n++) {
    const color = fitGamut([ground[0] + direction * n * 0.00025, chroma, hue]);
    if (contrast(color, ground) >= target) return color;
  }
  throw new Error(`No lightness of hue ${hue} reaches ${target}:1`);
};

/** The neutral scale, unrounded: the hues are solved against it. */
export const neutralScale = ({ mode, hue }: NeutralSpec): Scale => {
  const ink = (lightness: number, chroma: number): Oklch => [lightness, chroma, hue];
  if (mode === 'light') {
    const ground = ink(0.963, 0.0042);
    return [
      ink(0.995, 0.0012),
      ink(0.981, 0.0028),
      ground,
      ink(0.945, 0.005),
      ink(0.925, 0.006),
      ink(0.897, 0.0075),
      solve(hue, 0.014, ground, 3.08),
      solve(hue, 0.017, ground, 4),
      ink(0.44, 0.02),
      ink(0.385, 0.02),
      solve(hue, 0.018, ground, 5.4),
      ink(0.205, 0.016),
    ].map(fitGamut);
  }
  const ground = ink(0.228, 0.011);
  return [
    ink(0.163, 0.008),
    ink(0.192, 0.0095),
    ground,
    ink(0.262, 0.0125),
    ink(0.298, 0.0138),
    ink(0.345, 0.015),
    solve(hue, 0.017, ground, 3.08),
    solve(hue, 0.018, ground, 4),
    ink(0.62, 0.018),
    ink(0.68, 0.018),
    solve(hue, 0.014, ground, 6.2),
    ink(0.955, 0.004),
  ].map(fitGamut);
};

type Share = readonly [lightness: number, shareOfPeak: number];
const fills: Record<Mode, readonly Share[]> = {
  light: [
    [0.993, 0.05],
    [0.978, 0.09],
    [0.952, 0.19],
    [0.925, 0.29],
    [0.893, 0.38],
    [0.85, 0.47],
  ],
  dark: [
    [0.175, 0.1],
    [0.205, 0.15],
    [0.245, 0.28],
    [0.285, 0.38],
    [0.325, 0.45],
    [0.375, 0.52],
  ],
};

/** Contrast against the worst ground and share of the peak, for steps 7, 8, 11 and 12. */
const targets: Record<Mode, readonly Share[]> = {
  light: [
    [3.08, 0.72],
    [4, 0.85],
    [5, 0.86],
    [10.5, 0.6],
  ],
  dark: [
    [3.08, 0.66],
    [4, 0.78],
    [6.4, 0.7],
    [11.5, 0.28],
  ],
};

const hueSteps = ({ mode, hue, peak, solid }: HueSpec, inks: Scale): Scale => {
  const fill = fills[mode].map(([lightness, share]) => fitGamut([lightness, peak * share, hue]));
  // A hue stands on its own step 3 and on the neutral one; whichever is harder is solved against.
  const own = step(fill, 3);
  const neutral = step(inks, 3);
  const ownIsFarther = contrast(own, white) > contrast(neutral, white);
  const ground = ownIsFarther === (mode === 'light') ? own : neutral;
  const [border, borderStrong, text, textStrong] = targets[mode].map(([target, share]) =>
    solve(hue, peak * share, ground, target),
  ) as [Oklch, Oklch, Oklch, Oklch];
  const nine = fitGamut([...solid, hue]);
  const hover = mode === 'light' ? -0.04 : 0.022;
  const ten = fitGamut([nine[0] + hover, nine[1], hue]);
  return [...fill, border, borderStrong, nine, ten, text, textStrong];
};

const numbered = (scale: Scale): [string, Oklch][] =>
  scale.map((color, index) => [String(index + 1), rounded(color)]);

/** The steps of the neutral by name, with running text and the quiet text of high contrast. */
export const solveNeutral = (spec: NeutralSpec): Map<string, Oklch> => {
  const light = spec.mode === 'light';
  return new Map([
    ...numbered(neutralScale(spec)),
    ['body', light ? [0.29, 0.018, spec.hue] : [0.9, 0.006, spec.hue]],
    ['quiet', light ? [0.33, 0.018, spec.hue] : [0.88, 0.008, spec.hue]],
  ]);
};

/** The steps of a hue by name, with what is written on its solids. */
export const solveHue = (spec: HueSpec, neutral: NeutralSpec): Map<string, Oklch> => {
  const { mode, hue, on, more } = spec;
  const steps = new Map<string, Oklch>([
    ...numbered(hueSteps(spec, neutralScale(neutral))),
    ['on', on === 'white' ? white : [0.22, 0.035, hue]],
  ]);
  if (more) {
    steps.set('more', [...more, hue]);
    steps.set('onMore', mode === 'light' ? white : [0.18, 0.03, hue]);
  }
  return steps;
};
