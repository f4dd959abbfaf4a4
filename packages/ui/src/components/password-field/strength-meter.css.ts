import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const field = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space['8'],
  minInlineSize: 0,
});

export const meter = componentStyle({ display: 'grid', gap: vars.space['4'] });

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space['4'],
});

export const part = componentStyle({
  blockSize: 4,
  borderRadius: vars.radius['4'],
  background: vars.surface.track,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

const filled = (background: string) =>
  componentStyle({
    background,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  });

/** Of the parts that are full, by the strength. */
export const full = [
  filled(vars.danger.solid),
  filled(vars.danger.solid),
  filled(vars.warning.solid),
  filled(vars.success.solid),
  filled(vars.success.solid),
] as const;

export const words = componentStyle({ ...type['12'], color: vars.text.muted });
