import { appStyle, media, vars } from '@constella/ui/tokens';

export const scroll = appStyle({ overflowX: 'auto', padding: vars.space['16'] });

export const table = appStyle({
  inlineSize: '100%',
  minInlineSize: 520,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
});

/** Stays in sight while the columns are scrolled past it. */
const kept = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.surface.raised,
} as const;

export const corner = appStyle({
  ...kept,
  inlineSize: 112,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const columnHead = appStyle({
  paddingBlockEnd: vars.space['4'],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
});

export const rowHead = appStyle({
  ...kept,
  paddingInlineEnd: vars.space['8'],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const cell = appStyle({
  blockSize: 76,
  padding: vars.space['6'],
  borderRadius: vars.radius['6'],
  verticalAlign: 'top',
  selectors: {
    '&[data-level="low"]': { background: vars.success.subtle },
    '&[data-level="medium"]': { background: vars.info.subtle },
    '&[data-level="high"]': { background: vars.warning.subtle },
    '&[data-level="critical"]': { background: vars.danger.subtle },
    '&[data-over]': { outline: `2px solid ${vars.border.focus}`, outlineOffset: -2 },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const score = appStyle({
  display: 'block',
  color: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });

export const chip = appStyle({
  minInlineSize: 32,
  minBlockSize: 32,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-lifted]': { cursor: 'grabbing', opacity: 0.6 },
    '&[aria-pressed="true"]': {
      borderColor: vars.accent.solid,
      background: vars.accent.solid,
      color: vars.accent.onSolid,
    },
  },
});

export const legend = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});
