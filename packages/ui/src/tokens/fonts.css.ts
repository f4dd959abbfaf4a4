import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.js';
import { layers } from './layers.css.js';

// `?no-inline` keeps the files beside the stylesheet in the library build, instead of in it.
const file = (subset: string) =>
  `url('@fontsource-variable/inter/files/inter-${subset}-opsz-normal.woff2?no-inline') format('woff2')`;

const inter = { fontWeight: '100 900', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Inter', [
  {
    ...inter,
    src: file('latin-ext'),
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    ...inter,
    src: file('latin'),
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
]);

// Arial (or its metric twins) stretched to Inter's width and lines, so that nothing moves when
// Inter arrives. Ratios: Inter's average advance and vertical metrics over Arial's (capsize).
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '107.1%',
  ascentOverride: '90.4%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});

const fallback = "'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const latin = `'Inter', ${fallback}`;
const mono =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', 'JetBrains Mono', Menlo, Consolas, monospace";

/** System faces per script. Square scripts bring their own figures and quotation marks. */
const faces = {
  zh: "'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans SC', 'Noto Sans CJK SC'",
  'zh-TW': "'PingFang TC', 'Microsoft JhengHei UI', 'Noto Sans TC', 'Noto Sans CJK TC'",
  ja: "'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP'",
  ko: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'",
  ar: "'SF Arabic', 'Segoe UI', 'Noto Sans Arabic', 'Geeza Pro', Tahoma",
};

const rem = (px: number) => `${px / 16}rem`;

/** A language's text properties belong to the element that carries `lang`, so languages can nest. */
const language = (selector: string, declarations: Record<string, string>) =>
  globalStyle(selector, {
    '@layer': { [layers.base]: { vars: declarations, fontFamily: vars.font.sans } },
  });

language(':root, [lang]', {
  [vars.font.sans]: latin,
  [vars.font.mono]: mono,
  [vars.line['12']]: rem(16),
  [vars.line['13']]: rem(18),
  [vars.line['14']]: rem(20),
  [vars.line['16']]: rem(24),
  [vars.line['18']]: rem(26),
  [vars.tracking['16']]: '-0.006em',
  [vars.tracking['24']]: '-0.012em',
  [vars.tracking['32']]: '-0.018em',
  [vars.tracking['44']]: '-0.024em',
  [vars.tracking['60']]: '-0.03em',
});

// Square and joined scripts need air between lines and never tracking.
language('[lang]:is(:lang(zh), :lang(ja), :lang(ko), :lang(ar))', {
  [vars.line['12']]: rem(18),
  [vars.line['13']]: rem(20),
  [vars.line['14']]: rem(22),
  [vars.line['16']]: rem(26),
  [vars.line['18']]: rem(28),
  [vars.tracking['16']]: '0',
  [vars.tracking['24']]: '0',
  [vars.tracking['32']]: '0',
  [vars.tracking['44']]: '0',
  [vars.tracking['60']]: '0',
});
language('[lang]:lang(zh)', { [vars.font.sans]: `${faces.zh}, ${latin}` });
language("[lang]:is(:lang('zh-TW'), :lang('zh-HK'), :lang('zh-Hant'))", {
  [vars.font.sans]: `${faces['zh-TW']}, ${latin}`,
});
language('[lang]:lang(ja)', { [vars.font.sans]: `${faces.ja}, ${latin}` });
language('[lang]:lang(ko)', { [vars.font.sans]: `${faces.ko}, ${latin}` });
// Inter first: it has no Arabic letters, and figures keep one width on every page.
language('[lang]:lang(ar)', { [vars.font.sans]: `'Inter', ${faces.ar}, ${fallback}` });
