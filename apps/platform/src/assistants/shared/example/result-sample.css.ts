import { appStyle, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A desk the page lies on; its height is there before the page is. */
export const frame = appStyle({
  ...type['12'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px)',
  justifyContent: 'center',
  blockSize: 132,
  minInlineSize: 0,
  paddingBlockStart: vars.space['12'],
  paddingInline: vars.space['12'],
  overflow: 'hidden',
  background: vars.surface.sunken,
  border: hairline,
  borderRadius: vars.radius['8'],
  userSelect: 'none',
});

/** It goes on below. */
export const paper = appStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.surface.raised,
  border: hairline,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius['6'],
  borderStartEndRadius: vars.radius['6'],
});

export const row = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: 32,
  margin: 0,
  paddingInline: 10,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const label = appStyle({
  ...cut,
  flex: '1 1 auto',
  minInlineSize: 0,
  color: vars.text.strong,
});

export const track = appStyle({
  flex: '0 0 24%',
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: vars.surface.track,
});

export const bar = appStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.text.muted,
  selectors: { '&[data-first]': { background: vars.accent.solid } },
});

export const figure = appStyle({
  flex: 'none',
  minInlineSize: 28,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: vars.text.strong,
});

export const day = appStyle({
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const dot = appStyle({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: vars.warning.solid,
  selectors: { '&[data-urgent]': { borderRadius: 2, background: vars.danger.solid } },
});

export const matrix = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gridAutoRows: 21,
  gap: 2,
  padding: 4,
});

export const place = appStyle({
  display: 'grid',
  placeItems: 'center',
  borderRadius: 2,
  selectors: {
    '&[data-level="low"]': { background: vars.success.subtle },
    '&[data-level="medium"]': { background: vars.info.subtle },
    '&[data-level="high"]': { background: vars.warning.subtle },
    '&[data-level="critical"]': { background: vars.danger.subtle },
  },
});

export const count = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const section = appStyle({
  display: 'grid',
  gap: 5,
  padding: `${vars.space['8']} 10px 0`,
});

export const sectionHead = appStyle({ display: 'flex', gap: vars.space['6'], margin: 0 });

/** A line of a text too small to read. */
export const stroke = appStyle({
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: vars.surface.track,
  selectors: { '&[data-short]': { inlineSize: '62%' } },
});

export const text = appStyle({ padding: 10 });

export const strong = appStyle({
  ...cut,
  margin: 0,
  marginBlockEnd: vars.space['4'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const words = appStyle({ margin: 0, color: vars.text.muted });

export const question = appStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  marginBlockEnd: vars.space['4'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const option = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: 22,
  margin: 0,
});

export const choice = appStyle({
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-chosen]': { borderColor: vars.accent.solid, background: vars.accent.solid },
  },
});
