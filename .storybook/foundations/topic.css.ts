import { appStyle, type, vars } from '@constella/ui/tokens';

export const rules = appStyle({
  ...type['14'],
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  paddingInlineStart: vars.space['20'],
  listStyle: 'disc',
  maxInlineSize: '72ch',
  textWrap: 'pretty',
});

export const sample = appStyle({
  ...type['14'],
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  padding: vars.space['12'],
  borderRadius: vars.radius['8'],
  border: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
  borderBlockStartWidth: 3,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="good"]': { borderBlockStartColor: vars.success.border },
    '&[data-state="bad"]': { borderBlockStartColor: vars.danger.border },
  },
});

export const verdict = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-state="good"] > &': { color: vars.success.text },
    '[data-state="bad"] > &': { color: vars.danger.text },
  },
});

/** A column keeps its words whole: a narrow page scrolls the table. */
export const cell = appStyle({ display: 'block', minInlineSize: '6.5em' });

/** Side by side, or one over the other. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space['12'],
});
