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
});

/** Something stands under it. */
export const headerRuled = componentStyle({ borderBlockEnd: hairline });

/** No key leads to it and none acts on it: a ring round it would say otherwise. */
export const title = componentStyle({
  ...type['14'],
  letterSpacing: 'normal',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

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

/**
 * Room around the content, which stands in the panel itself: an element around it would be one more
 * for every card of a list. Header and footer reach back over it.
 */
export const padded = componentStyle({ padding: vars.space['16'] });
const back = `calc(-1 * ${vars.space['16']})`;
export const headerOfPadded = componentStyle({
  marginBlock: `${back} ${vars.space['16']}`,
  marginInline: back,
});

export const footer = componentStyle({
  ...type['12'],
  padding: `10px ${vars.space['16']}`,
  borderBlockStart: hairline,
  color: vars.text.muted,
});

export const section = componentStyle({
  padding: vars.space['16'],
  selectors: {
    '& + &': { borderBlockStart: hairline },
    // It brings its own room, so it reaches over that of a padded panel.
    [`${padded} > &`]: { marginInline: back },
    [`${padded} > &:first-child, ${headerOfPadded} + &`]: { marginBlockStart: back },
    [`${padded} > &:last-child`]: { marginBlockEnd: back },
  },
});

export const footerOfPadded = componentStyle({
  marginBlock: `${vars.space['16']} ${back}`,
  marginInline: back,
  selectors: { [`${section} + &`]: { marginBlockStart: 0 } },
});

export const sectionTitle = componentStyle({
  ...type['12'],
  marginBlockEnd: 10,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});
