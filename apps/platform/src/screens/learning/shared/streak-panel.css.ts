import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const words = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['4']}`,
  margin: 0,
});

export const figure = appStyle({ fontWeight: vars.weight.strong, color: vars.text.strong });

export const days = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: vars.space['4'],
  margin: 0,
  marginBlockStart: vars.space['12'],
  padding: 0,
  listStyle: 'none',
});

export const day = appStyle({
  ...type['12'],
  position: 'relative',
  display: 'grid',
  gap: vars.space['2'],
  color: vars.text.muted,
  textAlign: 'center',
});

export const box = appStyle({
  blockSize: 20,
  borderRadius: vars.radius['4'],
  border: `1px solid ${vars.border.default}`,
  selectors: {
    '&[data-today]': { borderColor: vars.accent.border, borderWidth: 2 },
    '&[data-done]': { background: vars.accent.solid, borderColor: vars.accent.solid },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-done]': { background: 'Highlight' } } },
  },
});
