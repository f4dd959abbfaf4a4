/** Conditions for `@media`, without the keyword. */
export const media = {
  /** The side navigation becomes a sheet; workspaces stack. */
  narrow: '(max-width: 959px)',
  /** The main navigation leaves the bar where a side navigation names the areas. */
  areas: '(max-width: 1099px)',
  /** Tables become cards; charts are redrawn. */
  small: '(max-width: 599px)',
  /** Less important navigation hides. */
  mid: '(max-width: 1279px)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
