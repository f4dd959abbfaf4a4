import { appStyle, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space['24'],
  alignItems: 'start',
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const controls = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['16'],
});

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['12'],
  paddingBlock: 10,
  paddingInline: `${vars.space['16']} ${vars.space['12']}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

/** Under the prompt and its buttons, as wide as both. */
export const figures = appStyle({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });
