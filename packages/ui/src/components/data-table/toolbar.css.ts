import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const toolbar = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 49,
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['16'],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { '&[data-state="selecting"]': { background: vars.surface.selected } },
});

export const search = componentStyle({
  inlineSize: 240,
  '@media': { [media.small]: { inlineSize: '100%' } },
});

export const rest = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginInlineStart: 'auto',
});

export const count = componentStyle({
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const chip = componentStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.control.small,
  paddingInlineStart: vars.space['8'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['6'],
  color: vars.text.strong,
});
export const chipText = componentStyle({
  maxInlineSize: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const settings = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
});
export const setting = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  minBlockSize: vars.control.small,
});
export const settingActions = componentStyle({ display: 'flex', flex: 'none' });

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['12'],
});
export const formActions = componentStyle({ display: 'flex', justifyContent: 'flex-end' });
