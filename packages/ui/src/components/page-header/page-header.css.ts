import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  paddingBlock: `${vars.space['24']} ${vars.space['16']}`,
  '@media': {
    [media.small]: { paddingBlock: `${vars.space['16']} ${vars.space['12']}` },
  },
});

export const breadcrumb = componentStyle({ marginBlockEnd: vars.space['6'] });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space['12']} ${vars.space['16']}`,
});

export const words = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 });

export const size = {
  20: componentStyle(type['20']),
  24: componentStyle(type['24']),
};

export const title = componentStyle({ overflowWrap: 'break-word' });

export const description = componentStyle({
  maxInlineSize: '68ch',
  marginBlockStart: vars.space['2'],
  color: vars.text.muted,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  '@media': { [media.small]: { inlineSize: '100%' } },
});

export const meta = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['20']}`,
  marginBlockStart: vars.space['8'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
