import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Digits of the last line's number. */
export const digits = createVar('diff-digits');
const ground = createVar('diff-ground');
const mark = createVar('diff-mark');

const hairline = `1px solid ${vars.border.hairline}`;

export const root = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
});

export const bar = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['12']}`,
  minBlockSize: 36,
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockEnd: hairline,
  color: vars.text.muted,
});

export const title = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const counts = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space['8'],
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  // A sign stands before its number in every script.
  direction: 'ltr',
});

export const added = componentStyle({ color: vars.success.text });
export const removed = componentStyle({ color: vars.danger.text });

export const table = componentStyle({
  ...type['12'],
  lineHeight: 1.6,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.mono,
  direction: 'ltr',
});

export const numberColumn = componentStyle({
  inlineSize: `calc(${digits} * 1ch + ${vars.space['16']})`,
});

export const signColumn = componentStyle({ inlineSize: 24 });

/** Read, not seen: the columns explain themselves to the eye. */
export const silentHead = componentStyle({ padding: 0, position: 'relative' });

export const head = componentStyle({
  ...type['12'],
  position: 'relative',
  padding: `${vars.space['4']} ${vars.space['8']}`,
  borderBlockEnd: hairline,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
  textAlign: 'start',
});

export const kind = {
  same: componentStyle({
    vars: { [ground]: 'transparent', [mark]: 'transparent' },
    color: vars.text.default,
  }),
  added: componentStyle({
    vars: { [ground]: vars.success.wash, [mark]: vars.success.subtleHover },
    color: vars.text.strong,
  }),
  removed: componentStyle({
    vars: { [ground]: vars.danger.wash, [mark]: vars.danger.subtleHover },
    color: vars.text.strong,
  }),
  // Nothing stands on this side.
  none: componentStyle({ vars: { [ground]: vars.surface.sunken, [mark]: 'transparent' } }),
};

const cell = {
  padding: 0,
  verticalAlign: 'top',
  background: ground,
} as const;

export const number = componentStyle({
  ...cell,
  paddingInline: `0 ${vars.space['8']}`,
  color: vars.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
});

export const sign = componentStyle({
  ...cell,
  position: 'relative',
  textAlign: 'center',
  userSelect: 'none',
});

export const text = componentStyle({
  ...cell,
  paddingInlineEnd: vars.space['12'],
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
  unicodeBidi: 'plaintext',
});

/** The second side of two. */
export const divided = componentStyle({ borderInlineStart: hairline });

export const changed = componentStyle({
  borderRadius: 3,
  background: mark,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '3px',
  '@media': { [media.forcedColors]: { textDecorationThickness: 2 } },
});

export const foldCell = componentStyle({
  padding: 0,
  borderBlock: hairline,
  background: vars.surface.sunken,
});

export const fold = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['6'],
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  fontFamily: vars.font.sans,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.strong, background: vars.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const same = componentStyle({
  ...type['13'],
  padding: vars.space['12'],
  color: vars.text.muted,
});

export const rest = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space['8'],
  borderBlockStart: hairline,
});
