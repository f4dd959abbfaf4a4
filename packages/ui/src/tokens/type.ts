import { vars } from './contract.css.js';

const rem = (px: number) => `${px / 16}rem`;

/** Line height of a control's text: fixed, so that a control keeps its height in every script. */
export const controlLine = rem(20);

/**
 * Type scale, px / line, as fragments to spread in a style. Sizes are in rem, so they follow the
 * reader's font size; the lines up to 18 px and the tracking follow the script (`:lang()`).
 */
export const type = {
  '12': { fontSize: rem(12), lineHeight: vars.line['12'] },
  '13': { fontSize: rem(13), lineHeight: vars.line['13'] },
  '14': { fontSize: rem(14), lineHeight: vars.line['14'] },
  '16': { fontSize: rem(16), lineHeight: vars.line['16'] },
  '18': { fontSize: rem(18), lineHeight: vars.line['18'] },
  '20': { fontSize: rem(20), lineHeight: rem(28), letterSpacing: vars.tracking['16'] },
  '24': { fontSize: rem(24), lineHeight: rem(32), letterSpacing: vars.tracking['24'] },
  '32': { fontSize: rem(32), lineHeight: rem(40), letterSpacing: vars.tracking['32'] },
  '44': { fontSize: rem(44), lineHeight: rem(52), letterSpacing: vars.tracking['44'] },
  '60': { fontSize: rem(60), lineHeight: rem(64), letterSpacing: vars.tracking['60'] },
} as const;

export type TypeSize = keyof typeof type;
