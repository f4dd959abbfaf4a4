import { contrast, fitGamut, type Oklch } from './color.js';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Twelve steps: 1–2 backgrounds, 3–5 fills, 6–8 borders, 9–10 solids, 11–12 text. */
export type Scale = readonly Oklch[];

const white: Oklch = [1, 0, 0];

interface HueSpec {
  hue: number;
  /** Highest chroma of the scale; every step takes a share of it. */
  peak: number;
  /** Lightness and chroma of step 9, per theme. */
  solid: Record<Mode, readonly [lightness: number, chroma: number]>;
  /** What is written on step 9. */
  on: 'white' | 'ink';
}

const hueSpecs = {
  accent: {
    hue: 257,
    peak: 0.185,
    solid: { light: [0.52, 0.185], dark: [0.545, 0.178] },
    on: 'white',
  },
  amber: { hue: 75, peak: 0.15, solid: { light: [0.79, 0.157], dark: [0.8, 0.15] }, on: 'ink' },
  jade: { hue: 163, peak: 0.13, solid: { light: [0.52, 0.125], dark: [0.505, 0.11] }, on: 'white' },
  rose: { hue: 18, peak: 0.19, solid: { light: [0.54, 0.195], dark: [0.535, 0.185] }, on: 'white' },
  saffron: { hue: 52, peak: 0.16, solid: { light: [0.74, 0.165], dark: [0.75, 0.16] }, on: 'ink' },
  sky: { hue: 228, peak: 0.12, solid: { light: [0.53, 0.115], dark: [0.51, 0.105] }, on: 'white' },
} satisfies Record<string, HueSpec>;

export type HueName = keyof typeof hueSpecs;
export const hueNames = Object.keys(hueSpecs) as HueName[];

/** One step of a scale, counted from 1 as designers do. */
export const step = (scale: Scale, number: number): Oklch => {
  const color = scale[number - 1];
  if (!color) throw new RangeError(`A scale has steps 1 to 12, not ${number}`);
  return color;
};

/**
 * Walks the lightness away from `ground` until the contrast is met: text and border steps are
 * solved, never picked.
 */
const solve = (
  hue: number,
  chroma: number,
  ground: Oklch,
  target: number,
  direction: 1 | -1,
): Oklch => {
  for (let n = 1; n <= 4000; n++) {
    const color = fitGamut([ground[0] + direction * n * 0.00025, chroma, hue]);
    if (contrast(color, ground) >= target) return color;
  }
  throw new Error(`No lightness of hue ${hue} reaches ${target}:1`);
};

const inkHue = 260;
const ink = (lightness: number, chroma: number): Oklch => [lightness, chroma, inkHue];

/** The neutral scale: grey with a trace of blue. */
const inkScale = (mode: Mode): Scale => {
  if (mode === 'light') {
    const ground = ink(0.963, 0.0042);
    return [
      ink(0.995, 0.0012),
      ink(0.981, 0.0028),
      ground,
      ink(0.945, 0.005),
      ink(0.925, 0.006),
      ink(0.897, 0.0075),
      solve(inkHue, 0.014, ground, 3.08, -1),
      solve(inkHue, 0.017, ground, 4, -1),
      ink(0.44, 0.02),
      ink(0.385, 0.02),
      solve(inkHue, 0.018, ground, 5.4, -1),
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
    solve(inkHue, 0.017, ground, 3.08, 1),
    solve(inkHue, 0.018, ground, 4, 1),
    ink(0.62, 0.018),
    ink(0.68, 0.018),
    solve(inkHue, 0.014, ground, 6.2, 1),
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

/** Share of the peak and contrast against the worst ground, for steps 7, 8, 11 and 12. */
const solved: Record<Mode, { direction: 1 | -1; targets: readonly Share[] }> = {
  light: {
    direction: -1,
    targets: [
      [3.08, 0.72],
      [4, 0.85],
      [5, 0.86],
      [10.5, 0.6],
    ],
  },
  dark: {
    direction: 1,
    targets: [
      [3.08, 0.66],
      [4, 0.78],
      [6.4, 0.7],
      [11.5, 0.28],
    ],
  },
};

const hueScale = ({ hue, peak, solid }: HueSpec, mode: Mode, inks: Scale): Scale => {
  const fill = fills[mode].map(([lightness, share]) => fitGamut([lightness, peak * share, hue]));
  // A hue stands on its own step 3 and on the neutral one; whichever is harder is solved against.
  const own = step(fill, 3);
  const neutral = step(inks, 3);
  const ownIsFarther = contrast(own, white) > contrast(neutral, white);
  const ground = ownIsFarther === (mode === 'light') ? own : neutral;
  const { direction, targets } = solved[mode];
  const [border, borderStrong, text, textStrong] = targets.map(([target, share]) =>
    solve(hue, peak * share, ground, target, direction),
  ) as [Oklch, Oklch, Oklch, Oklch];
  const nine = fitGamut([...solid[mode], hue]);
  const hover = mode === 'light' ? -0.04 : 0.022;
  const ten = fitGamut([nine[0] + hover, nine[1], hue]);
  return [...fill, border, borderStrong, nine, ten, text, textStrong];
};

/** Everything a theme is mixed from. */
export interface Palette {
  ink: Scale;
  hues: Record<HueName, { scale: Scale; on: Oklch }>;
  /** Eight categorical colours, at least 8 OKLab units apart in every vision. */
  data: readonly Oklch[];
  agent: Record<'meta' | 'coordinator' | 'processor' | 'executor', Oklch>;
}

const data: Record<Mode, readonly Oklch[]> = {
  light: [
    [0.5, 0.175, 262],
    [0.525, 0.115, 66],
    [0.47, 0.081, 192],
    [0.645, 0.13, 3],
    [0.37, 0.155, 314],
    [0.624, 0.148, 122],
    [0.62, 0.138, 238],
    [0.37, 0.13, 24],
  ],
  dark: [
    [0.675, 0.155, 252],
    [0.6, 0.115, 80],
    [0.75, 0.135, 172],
    [0.62, 0.17, 355],
    [0.585, 0.165, 296],
    [0.88, 0.13, 115],
    [0.83, 0.085, 246],
    [0.74, 0.15, 50],
  ],
};

const agent: Record<Mode, Palette['agent']> = {
  light: {
    meta: [0.43, 0.13, 320],
    coordinator: [0.52, 0.185, 257],
    processor: [0.6, 0.098, 188],
    executor: [0.6, 0.145, 42],
  },
  dark: {
    meta: [0.745, 0.15, 338],
    coordinator: [0.635, 0.165, 257],
    processor: [0.85, 0.1, 184],
    executor: [0.73, 0.14, 46],
  },
};

/** Solves the palette of one theme (about 30 ms; runs while styles are compiled, never in a browser). */
export const createPalette = (mode: Mode): Palette => {
  const inks = inkScale(mode);
  const hues = Object.fromEntries(
    hueNames.map((name) => {
      const spec: HueSpec = hueSpecs[name];
      const on: Oklch = spec.on === 'white' ? white : [0.22, 0.035, spec.hue];
      return [name, { scale: hueScale(spec, mode, inks), on }];
    }),
  ) as Palette['hues'];
  const { meta, coordinator, processor, executor } = agent[mode];
  return {
    ink: inks,
    hues,
    data: data[mode].map(fitGamut),
    agent: {
      meta: fitGamut(meta),
      coordinator: fitGamut(coordinator),
      processor: fitGamut(processor),
      executor: fitGamut(executor),
    },
  };
};
