import { type Oklch, toCss } from './color.js';
import { createPalette, type HueName, type Mode, type Palette, step } from './scales.js';

export const contrasts = ['standard', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

/** What a hue is used for. */
export interface HueRoles<T> {
  /** Ground of a quiet banner. */
  wash: T;
  /** Ground of a badge or soft button. */
  subtle: T;
  subtleHover: T;
  /** Hairline around a wash. */
  subtleBorder: T;
  /** Border of a control in this tone, 3:1 on every surface. */
  border: T;
  solid: T;
  solidHover: T;
  /** Text on `solid`, 4.5:1. */
  onSolid: T;
  /** Text in this tone on every surface, 4.5:1. */
  text: T;
  /** Text in this tone, 7:1. */
  strong: T;
}

const roles: Record<keyof Omit<HueRoles<unknown>, 'onSolid'>, number> = {
  wash: 2,
  subtle: 3,
  subtleHover: 4,
  subtleBorder: 6,
  border: 7,
  solid: 9,
  solidHover: 10,
  text: 11,
  strong: 12,
};

const tones = {
  accent: 'accent',
  highlight: 'amber',
  success: 'jade',
  danger: 'rose',
  warning: 'saffron',
  info: 'sky',
} satisfies Record<string, HueName>;

export type Tone = keyof typeof tones;
export const toneNames = Object.keys(tones) as Tone[];

const hueRoles = ({ scale, on }: Palette['hues'][HueName]): HueRoles<Oklch> => ({
  wash: step(scale, roles.wash),
  subtle: step(scale, roles.subtle),
  subtleHover: step(scale, roles.subtleHover),
  subtleBorder: step(scale, roles.subtleBorder),
  border: step(scale, roles.border),
  solid: step(scale, roles.solid),
  solidHover: step(scale, roles.solidHover),
  onSolid: on,
  text: step(scale, roles.text),
  strong: step(scale, roles.strong),
});

/** The opaque colours of a theme by meaning. */
const standardColors = (mode: Mode, palette: Palette) => {
  const light = mode === 'light';
  const ink = (number: number) => step(palette.ink, number);
  const accent = (number: number) => step(palette.hues.accent.scale, number);
  const tone = Object.fromEntries(
    toneNames.map((name) => [name, hueRoles(palette.hues[tones[name]])]),
  ) as Record<Tone, HueRoles<Oklch>>;
  return {
    surface: {
      page: ink(light ? 2 : 1),
      raised: ink(light ? 1 : 2),
      overlay: ink(light ? 1 : 3),
      sunken: ink(light ? 3 : 1),
      control: ink(light ? 1 : 2),
      hover: ink(3),
      active: ink(4),
      track: ink(5),
      inverse: ink(12),
      selected: accent(3),
      /** The chosen part of a segmented control. */
      segment: ink(light ? 1 : 5),
      /** A switch that is off. */
      toggle: ink(7),
      /** What slides: the thumb of a switch or slider. Pale in both themes. */
      knob: ink(light ? 1 : 12),
    },
    text: {
      strong: ink(12),
      default: (light ? [0.29, 0.018, 260] : [0.9, 0.006, 260]) as Oklch,
      muted: ink(11),
      disabled: ink(8),
      inverse: ink(1),
      link: accent(11),
    },
    border: {
      hairline: ink(5),
      default: ink(6),
      control: ink(7),
      controlHover: ink(8),
      focus: accent(8),
      /** Edge of a slider's thumb: accent on a pale thumb, pale on dark grounds. */
      knob: light ? accent(9) : ink(12),
    },
    chart: { grid: ink(4), axis: ink(7) },
    graph: { link: ink(7), orbit: ink(5) },
    ...tone,
    data: palette.data,
    agent: palette.agent,
  };
};

export type ThemeColors = ReturnType<typeof standardColors>;

const moreSolids: Record<Mode, Partial<Record<Tone, Partial<HueRoles<Oklch>>>>> = {
  light: {
    accent: { solid: [0.4, 0.16, 257] },
    success: { solid: [0.38, 0.09, 163] },
    danger: { solid: [0.42, 0.165, 18] },
    info: { solid: [0.39, 0.085, 228] },
  },
  dark: {
    accent: { solid: [0.84, 0.09, 257], onSolid: [0.18, 0.03, 257] },
    success: { solid: [0.84, 0.11, 163], onSolid: [0.18, 0.03, 163] },
    danger: { solid: [0.82, 0.09, 18], onSolid: [0.18, 0.03, 18] },
    info: { solid: [0.84, 0.08, 228], onSolid: [0.18, 0.03, 228] },
  },
};

/** More contrast: all text 7:1, control borders 4.5:1, hairlines become step 7. */
const withMoreContrast = (mode: Mode, palette: Palette, colors: ThemeColors): ThemeColors => {
  const ink = (number: number) => step(palette.ink, number);
  const tone = Object.fromEntries(
    toneNames.map((name) => {
      const { scale } = palette.hues[tones[name]];
      const changed = moreSolids[mode][name];
      // A hover that lightens the solid would cost contrast: here hovering keeps the colour.
      const solidHover = changed?.solid ?? colors[name].solid;
      const text = { text: step(scale, 12), border: step(scale, 11) };
      return [name, { ...colors[name], ...changed, solidHover, ...text }];
    }),
  ) as Record<Tone, HueRoles<Oklch>>;
  return {
    ...colors,
    text: {
      ...colors.text,
      default: ink(12),
      muted: mode === 'light' ? [0.33, 0.018, 260] : [0.88, 0.008, 260],
      link: step(palette.hues.accent.scale, 12),
      disabled: ink(11),
    },
    border: {
      hairline: ink(7),
      default: ink(8),
      control: ink(11),
      controlHover: ink(12),
      focus: step(palette.hues.accent.scale, 11),
      knob: mode === 'light' ? tone.accent.solid : ink(12),
    },
    graph: { ...colors.graph, link: ink(11) },
    ...tone,
  };
};

/** A theme's opaque colours; the contrast test reads the same values the stylesheet gets. */
export const themeColors = (mode: Mode, contrast: Contrast): ThemeColors => {
  const palette = createPalette(mode);
  const colors = standardColors(mode, palette);
  return contrast === 'more' ? withMoreContrast(mode, palette, colors) : colors;
};

const css = <Key extends string>(group: Record<Key, Oklch>) =>
  Object.fromEntries(
    Object.entries<Oklch>(group).map(([key, color]) => [key, toCss(color)]),
  ) as Record<Key, string>;

const shade = (lightness: number, chroma: number, alpha: number) =>
  toCss([lightness, chroma, 260], alpha);

/** Colours as CSS, with the translucent ones and the shadows, which exist only as CSS. */
export const themeValues = (mode: Mode, contrast: Contrast) => {
  const colors = themeColors(mode, contrast);
  const light = mode === 'light';
  const edge = `0 0 0 1px ${toCss(colors.border.default)}`;
  return {
    surface: {
      ...css(colors.surface),
      scrim: light ? shade(0.22, 0.02, 0.42) : shade(0.08, 0.01, 0.62),
    },
    text: css(colors.text),
    border: css(colors.border),
    chart: css(colors.chart),
    graph: css(colors.graph),
    accent: css({ ...colors.accent }),
    highlight: css({ ...colors.highlight }),
    success: css({ ...colors.success }),
    danger: css({ ...colors.danger }),
    warning: css({ ...colors.warning }),
    info: css({ ...colors.info }),
    data: Object.fromEntries(
      colors.data.map((color, index) => [String(index + 1), toCss(color)]),
    ) as Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8', string>,
    agent: css(colors.agent),
    shadow: light
      ? {
          low: `0 1px 2px ${shade(0.3, 0.03, 0.07)}`,
          menu: `${edge}, 0 4px 10px -2px ${shade(0.3, 0.03, 0.09)}, 0 14px 28px -6px ${shade(0.3, 0.03, 0.13)}`,
          dialog: `${edge}, 0 10px 24px -6px ${shade(0.25, 0.03, 0.14)}, 0 32px 64px -12px ${shade(0.25, 0.03, 0.22)}`,
          press: `inset 0 0 0 40px ${toCss([0, 0, 0], 0.12)}`,
        }
      : {
          low: '0 0 0 0 transparent',
          menu: `${edge}, 0 12px 28px -4px ${shade(0.05, 0.01, 0.6)}`,
          dialog: `${edge}, 0 28px 64px -8px ${shade(0.04, 0.01, 0.7)}`,
          press: `inset 0 0 0 40px ${toCss([0, 0, 0], 0.12)}`,
        },
    link: { underline: contrast === 'more' ? 'underline' : 'none' },
  };
};

export type ThemeValues = ReturnType<typeof themeValues>;
