import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

export const strip = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space['6']} ${vars.space['16']}`,
  marginInlineStart: vars.space['24'],
  paddingBlockStart: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': {
    '(max-width: 1099px)': { marginInlineStart: 0 },
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const words = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
});

export const title = appStyle({ fontWeight: vars.weight.medium, color: vars.text.strong });
export const muted = appStyle({ color: vars.text.muted });
export const facts = appStyle({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

/** One piece per step, as long as the step took; those to come are guessed. */
export const track = appStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '6fr 31fr 22fr 43fr 20fr 20fr',
  gap: 3,
});

const piece = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${track} > i${selector}`, { '@layer': { [layers.app]: rule } });

piece('', {
  blockSize: 4,
  borderRadius: 2,
  background: vars.surface.track,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
piece('[data-state="done"]', {
  background: vars.text.strong,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
piece('[data-state="now"]', {
  background: vars.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
