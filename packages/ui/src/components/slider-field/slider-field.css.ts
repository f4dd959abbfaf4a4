import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const unusable = ':is([data-disabled], [aria-disabled="true"])';

export const knobs = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  alignItems: 'center',
  columnGap: vars.space['16'],
  rowGap: 2,
});

export const slider = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 96,
  blockSize: 20,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { [`&${unusable}`]: { cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { blockSize: 44 } },
});

export const track = componentStyle({
  position: 'relative',
  flexGrow: 1,
  blockSize: 4,
  borderRadius: vars.radius['4'],
  background: vars.surface.track,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const range = componentStyle({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius['4'],
  background: vars.accent.solid,
  selectors: { [`${slider}${unusable} &`]: { background: vars.surface.toggle } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

export const thumb = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: 16,
  blockSize: 16,
  border: `2px solid ${vars.border.knob}`,
  borderRadius: vars.radius.full,
  background: vars.surface.knob,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: -6 },
    [`${slider}${unusable} &`]: { borderColor: vars.surface.toggle },
  },
  '@media': { [media.coarse]: { selectors: { '&::before': { inset: -16 } } } },
});

export const ends = componentStyle({
  ...type['12'],
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
