import { appStyle, type, vars } from '@constella/ui/tokens';

export const root = appStyle({ display: 'grid', gap: vars.space['12'], alignContent: 'start' });

export const list = appStyle({ display: 'grid', gap: 2 });

export const item = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  borderRadius: vars.radius['6'],
  paddingInlineEnd: vars.space['4'],
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-current]': { background: vars.surface.selected },
  },
});

export const link = appStyle({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  gap: 2,
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['8'],
  color: vars.text.strong,
  textDecoration: 'none',
  borderRadius: vars.radius['6'],
});

export const title = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const found = appStyle({
  ...type['12'],
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const when = appStyle({ ...type['12'], whiteSpace: 'nowrap' });

export const meta = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  color: vars.text.muted,
});
