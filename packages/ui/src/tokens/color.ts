/** A colour as OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** How an eye sees: complete, or without the green (deuteranopia) or red (protanopia) receptor. */
export const visions = ['normal', 'deuteranopia', 'protanopia'] as const;
export type Vision = (typeof visions)[number];

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
const oklchToLinear = ([lightness, chroma, hue]: Oklch): Triple => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const linearToOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const gamutTolerance = 0.0005;
const inGamut = (color: Oklch): boolean =>
  oklchToLinear(color).every((v) => v >= -gamutTolerance && v <= 1 + gamutTolerance);

/** The nearest colour inside sRGB with the same lightness and hue: only chroma gives way. */
export const fitGamut = (color: Oklch): Oklch => {
  if (inGamut(color)) return color;
  const [lightness, chroma, hue] = color;
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (inGamut([lightness, middle, hue])) low = middle;
    else high = middle;
  }
  return [lightness, low, hue];
};

const paint = (channel: number): number => Math.round(toGamma(clamp(channel)) * 255);

/** Color a screen paints: clipped and rounded to 8 bits per channel, 0–255. */
export const toRgb = (color: Oklch): Triple => {
  const [r, g, b] = oklchToLinear(color);
  return [paint(r), paint(g), paint(b)];
};

/** `#rrggbb`, for tools that know sRGB only. */
export const toHex = (color: Oklch): string =>
  `#${toRgb(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const luminance = (color: Oklch): number => {
  const [r, g, b] = toRgb(color);
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255);
};

/** WCAG 2 contrast ratio of the painted colours, 1–21. */
export const contrast = (a: Oklch, b: Oklch): number => {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

// Machado, Oliveira and Fernandes (2009), severity 1.0.
const receptors: Record<Vision, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const seen = (color: Oklch, vision: Vision): Triple => {
  const [r, g, b] = oklchToLinear(color);
  const light: Triple = [clamp(r), clamp(g), clamp(b)];
  const mix = (row: Triple) => clamp(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
  const [red, green, blue] = receptors[vision];
  return linearToOklab([mix(red), mix(green), mix(blue)]);
};

/** Euclidean distance in OKLab × 100, as the given vision sees the two colours. */
export const distance = (a: Oklch, b: Oklch, vision: Vision = 'normal'): number => {
  const x = seen(a, vision);
  const y = seen(b, vision);
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};

/** CSS `oklch()`; `alpha` 0–1 is written only when it is below 1. */
export const toCss = ([lightness, chroma, hue]: Oklch, alpha = 1): string =>
  `oklch(${(lightness * 100).toFixed(2)}% ${chroma.toFixed(4)} ${hue.toFixed(1)}${alpha < 1 ? ` / ${alpha}` : ''})`;
