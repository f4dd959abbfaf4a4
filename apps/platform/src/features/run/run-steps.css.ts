import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const timeline = appStyle({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  minInlineSize: 0,
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.size.gutter} ${vars.space['20']}`,
  '@media': {
    [media.mid]: {
      gridColumn: '1 / -1',
      position: 'static',
      paddingInline: vars.size.gutter,
      paddingBlock: `${vars.space['16']} ${vars.space['12']}`,
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
    [media.narrow]: { order: -2 },
  },
});

export const heading = appStyle({
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space['12'],
  '@media': { [media.mid]: { display: 'none' } },
});

export const empty = appStyle({ ...type['13'], color: vars.text.muted });

export const list = appStyle({
  '@media': {
    [media.mid]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space['8']} ${vars.space['16']}`,
    },
  },
});

export const step = appStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: vars.space['12'],
  paddingBlockEnd: vars.space['16'],
  selectors: {
    // The thin line to the next star.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7.5,
      insetBlock: '20px 2px',
      inlineSize: 1,
      background: vars.border.control,
    },
    '&[data-state="pending"]::before': { background: vars.border.default },
  },
  '@media': {
    [media.mid]: {
      gridTemplateColumns: '16px auto',
      gap: vars.space['8'],
      paddingBlockEnd: 0,
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
});

export const star = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  marginBlockStart: 2,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: vars.radius.full,
      background: vars.text.strong,
    },
    [`${step}[data-state="running"] &::after`]: {
      inlineSize: 12,
      blockSize: 12,
      background: vars.accent.solid,
    },
    [`${step}[data-state="pending"] &::after, ${step}[data-state="skipped"] &::after`]: {
      background: 'none',
      border: `1.5px solid ${vars.border.control}`,
    },
    [`${step}[data-state="failed"] &::after`]: {
      background: vars.danger.solid,
      borderRadius: 2,
    },
  },
});

export const words = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['8'],
  minInlineSize: 0,
});

export const name = appStyle({
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  selectors: {
    [`${step}[data-state="pending"] &`]: {
      color: vars.text.muted,
      fontWeight: vars.weight.regular,
    },
  },
  '@media': { [media.mid]: { whiteSpace: 'nowrap' } },
});

export const time = appStyle({
  ...type['12'],
  lineHeight: '20px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mid]: { display: 'none' } },
});

export const agent = appStyle({
  ...type['12'],
  gridColumn: '1 / -1',
  color: vars.text.muted,
  '@media': { [media.mid]: { display: 'none' } },
});
