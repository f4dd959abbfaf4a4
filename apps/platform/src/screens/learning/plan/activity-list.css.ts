import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const counts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  padding: `${vars.space['8']} ${vars.space['12']}`,
});

export const count = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: vars.control.small,
  padding: `${vars.space['2']} ${vars.space['8']}`,
  borderRadius: vars.radius['6'],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-pressed="true"]': {
      background: vars.surface.active,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const number = appStyle({
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const none = appStyle({
  ...type['13'],
  margin: 0,
  padding: `${vars.space['12']} ${vars.space['16']}`,
  color: vars.text.muted,
});

export const stage = appStyle({ borderBlockStart: hairline });

export const stageHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  padding: `${vars.space['12']} ${vars.space['16']}`,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover } },
});

/** Points down while the stage is open. */
export const fold = appStyle({
  flex: 'none',
  color: vars.text.muted,
  selectors: {
    'details[open] > summary > &': { rotate: '90deg' },
    '[dir="rtl"] details[open] > summary > &': { rotate: '-90deg' },
  },
});

export const stageName = appStyle({
  ...type['14'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
});

export const when = appStyle({ ...type['12'], color: vars.text.muted });

export const share = appStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  marginInlineStart: 'auto',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = appStyle({ inlineSize: 88 });

export const module = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  padding: `${vars.space['8']} ${vars.space['16']}`,
  paddingInlineStart: vars.space['24'],
  borderBlockStart: hairline,
  background: vars.surface.page,
  '@media': { [media.small]: { paddingInlineStart: vars.space['16'] } },
});

export const moduleName = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const rows = appStyle({ margin: 0, padding: 0, listStyle: 'none' });
