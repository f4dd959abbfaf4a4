import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const detail = appStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  // Under the table the chosen agent would be out of sight, so it comes first.
  '@media': { [media.mid]: { position: 'static', order: -1 } },
});

export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.border.hairline}`,
});

export const figure = appStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['16'],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.border.hairline}` } },
});

export const figureLabel = appStyle({ ...type['12'], color: vars.text.muted });

export const figureValue = appStyle({
  ...type['20'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const capabilities = appStyle({ marginBlockStart: vars.space['12'] });

export const promptLabel = appStyle({ marginBlockStart: vars.space['12'] });

export const prompt = appStyle({ ...type['13'], overflowWrap: 'anywhere' });

export const run = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 5,
});

/** No wider than its words: one of another direction begins where the others do. */
export const runTitle = appStyle({
  ...type['13'],
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
