import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
/** Where the list of pages comes below the page. */
const stacked = '(max-width: 639px)';

export const player = appStyle({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  background: vars.surface.raised,
  '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '&[data-full]': { overflow: 'auto', alignContent: 'stretch' } },
});

export const pages = appStyle({
  minInlineSize: 0,
  padding: vars.space['8'],
  borderInlineEnd: hairline,
  '@container': {
    [stacked]: { order: 2, borderInlineEnd: 0, borderBlockStart: hairline },
  },
});

export const list = appStyle({ display: 'grid', gap: vars.space['2'] });

export const page = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['8'],
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  padding: vars.space['8'],
  borderRadius: vars.radius['6'],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.active, fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const mark = appStyle({
  ...type['12'],
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-done]': { borderColor: vars.success.border, color: vars.success.text } },
});

export const words = appStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const meta = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

export const stageColumn = appStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: vars.space['16'],
  minInlineSize: 0,
  padding: vars.space['24'],
  '@container': { [stacked]: { padding: vars.space['16'] } },
});

export const stage = appStyle({
  minInlineSize: 0,
  minBlockSize: 240,
  borderRadius: vars.radius['8'],
});

export const bar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const position = appStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  paddingInline: vars.space['4'],
});
