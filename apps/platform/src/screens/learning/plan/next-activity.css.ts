import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const next = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['8']} ${vars.space['24']}`,
  alignItems: 'center',
  padding: vars.space['16'],
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const words = appStyle({ minInlineSize: 0 });

export const kicker = appStyle({
  ...type['12'],
  margin: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
});

export const title = appStyle({
  ...type['20'],
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const about = appStyle({
  ...type['13'],
  margin: 0,
  marginBlockStart: vars.space['4'],
  maxInlineSize: '60ch',
  color: vars.text.muted,
});

export const steps = appStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  margin: 0,
  marginBlockStart: vars.space['12'],
  color: vars.text.muted,
});

export const marks = appStyle({ display: 'flex', flex: 'none', gap: 3, inlineSize: 200 });

export const mark = appStyle({
  flex: 1,
  blockSize: 6,
  borderRadius: vars.radius['4'],
  background: vars.surface.track,
  selectors: { '&[data-done]': { background: vars.accent.solid } },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-done]': { background: 'Highlight' } },
    },
  },
});

export const go = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  justifyItems: 'end',
  '@media': { [media.small]: { justifyItems: 'stretch' } },
});
