import { appStyle, type, vars } from '@constella/ui/tokens';

export const models = appStyle({ display: 'grid', gap: vars.space['6'] });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 7,
  paddingInline: 10,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.raised,
} as const;

export const model = {
  spent: appStyle({
    ...row,
    borderStyle: 'dashed',
    borderColor: vars.border.default,
    background: 'none',
    color: vars.text.muted,
  }),
  current: appStyle({ ...row, color: vars.text.strong, fontWeight: vars.weight.medium }),
  spare: appStyle(row),
};

export const name = appStyle({ flex: 1, minInlineSize: 0 });

export const state = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
});
