import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';
// What the menu changes must come after the window, the list and the rows it is made of.
import * as listBox from '../private/list-box/list-box.css.js';
import '../private/modal.css.js';
import '../private/menu-surface.css.js';

/** Near the top, so that the list grows downwards under a field that stands still. */
export const window = componentStyle({
  maxInlineSize: 640,
  maxBlockSize: 'min(440px, 76dvh)',
  marginBlock: '12dvh auto',
  overflow: 'hidden',
  selectors: {
    // It goes at once: what was chosen is already being done.
    '&[data-state="closed"]': { animation: 'none' },
  },
  '@media': { [media.small]: { maxBlockSize: 'min(440px, 88dvh)', marginBlock: '6dvh auto' } },
});

export const search = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 52,
  paddingInline: `${vars.space['16']} ${vars.space['12']}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
});

/** The whole window belongs to it, so the ring would only repeat the window's edge. */
export const input = componentStyle({
  ...type['16'],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.strong,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Mark that the field has the focus: the hairline under it. */
export const searchFocus = componentStyle({
  selectors: {
    '&:has(> input:focus-visible)': {
      borderBlockEndColor: vars.border.focus,
      boxShadow: `inset 0 -1px 0 ${vars.border.focus}`,
    },
  },
});

export const list = componentStyle({
  ...type['13'],
  flex: '1 1 auto',
  minBlockSize: 0,
  maxBlockSize: 'none',
  vars: { [listBox.gutter]: vars.space['8'] },
});

/** Without the virtualizer, which has its own padding. */
export const plain = componentStyle({ paddingBlock: vars.space['8'] });

export const row = componentStyle({
  minBlockSize: vars.control.large,
  gap: vars.space['12'],
  borderRadius: vars.radius['6'],
});

/** Where the rows are not placed one by one. */
export const inFlow = componentStyle({ position: 'static', transform: 'none' });

export const icon = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 16,
  color: vars.text.muted,
});

/** Where others have an icon, its place is kept, so that the words line up. */
export const noIcon = componentStyle({
  selectors: { [`${list}:has(${icon}) &`]: { paddingInlineStart: 36 } },
});

export const rowDetail = componentStyle({
  flex: '0 1 auto',
  maxInlineSize: '40%',
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = componentStyle({
  ...type['12'],
  flex: 'none',
  padding: `${vars.space['8']} ${vars.space['16']}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
});

export const empty = componentStyle({
  ...type['14'],
  lineHeight: controlLine,
  padding: `${vars.space['32']} ${vars.space['16']}`,
  color: vars.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const waiting = componentStyle({
  display: 'grid',
  flex: 'none',
  gap: vars.space['12'],
  padding: `${vars.space['12']} ${vars.space['16']}`,
});

export const failed = componentStyle({
  ...type['13'],
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  padding: `${vars.space['8']} ${vars.space['16']}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.danger.text,
});
