import { appStyle, controlLine, type, vars } from '@constella/ui/tokens';

export const bar = appStyle({
  paddingInline: `calc(${vars.size.gutter} - 12px)`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@media': { print: { display: 'none' } },
});

export const list = appStyle({
  display: 'flex',
  gap: vars.space['2'],
  paddingBlock: vars.space['8'],
  margin: 0,
  paddingInline: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const link = appStyle({
  ...type['13'],
  lineHeight: controlLine,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingInline: vars.space['12'],
  borderRadius: vars.radius['6'],
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.strong, background: vars.surface.hover },
    '&[aria-current]': { color: vars.text.strong, background: vars.surface.active },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
