import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

export const panel = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  background: vars.surface.raised,
  border: hairline,
  borderRadius: vars.radius['12'],
});

/** Content that reaches the edge must follow the corners. */
export const bleed = componentStyle({ overflow: 'clip' });

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  minBlockSize: 48,
  paddingBlock: vars.space['8'],
  paddingInline: `${vars.space['16']} ${vars.space['12']}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
});

export const title = componentStyle({ ...type['14'], letterSpacing: 'normal' });

export const titleMeta = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginInlineStart: 'auto',
});

export const body = {
  none: componentStyle({}),
  medium: componentStyle({ padding: vars.space['16'] }),
};

export const footer = componentStyle({
  ...type['12'],
  padding: `10px ${vars.space['16']}`,
  borderBlockStart: hairline,
  color: vars.text.muted,
});

export const section = componentStyle({
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const sectionTitle = componentStyle({
  ...type['12'],
  marginBlockEnd: 10,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});
