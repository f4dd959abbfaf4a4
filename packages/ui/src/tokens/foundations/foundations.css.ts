import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../component-style.js';
import { vars } from '../contract.css.js';
import { media } from '../media.js';
import { type, type TypeSize } from '../type.js';

/** Value a sample shows: a colour, a length, a shadow. */
export const shown = createVar();
/** The ground behind it. */
export const behind = createVar();

const forced = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

/** A sample's colour is the subject: forced colours leave it alone. */
export const swatch = componentStyle({
  blockSize: 36,
  borderRadius: vars.radius['4'],
  background: shown,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  ...forced,
});

/** A colour on its ground. */
export const pair = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 20,
  borderRadius: vars.radius['4'],
  background: behind,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  '::before': {
    content: '',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: vars.radius.full,
    background: shown,
  },
  ...forced,
});

export const name = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const ground = componentStyle({
  padding: vars.space['16'],
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
  color: vars.text.default,
  border: `1px solid ${vars.border.default}`,
});

/** As wide as what it shows, on a narrow page never wider than that. */
export const length = componentStyle({
  inlineSize: shown,
  maxInlineSize: '100%',
  blockSize: 12,
  borderRadius: vars.radius['4'],
  background: vars.accent.solid,
  ...forced,
});

export const corner = componentStyle({
  blockSize: 64,
  border: `1px solid ${vars.border.control}`,
  borderRadius: shown,
  background: vars.surface.raised,
});

export const control = componentStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'center',
  blockSize: shown,
  paddingInline: vars.space['12'],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.control,
});

export const depth = componentStyle({
  ...type['13'],
  padding: vars.space['24'],
  borderRadius: vars.radius['8'],
  background: vars.surface.overlay,
  boxShadow: shown,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const line = Object.fromEntries(
  (Object.keys(type) as TypeSize[]).map((size) => [
    size,
    componentStyle({ ...type[size], color: vars.text.strong, overflowWrap: 'anywhere' }),
  ]),
) as Record<TypeSize, string>;

export const weight = {
  regular: componentStyle({ fontWeight: vars.weight.regular }),
  medium: componentStyle({ fontWeight: vars.weight.medium }),
  strong: componentStyle({ fontWeight: vars.weight.strong }),
};

export const mono = componentStyle({ ...type['13'], fontFamily: vars.font.mono });

const duration = createVar();
const curve = createVar();

export const motion = { duration, curve };

/** Where the mover travels: half of the track's width, in the line's direction. */
export const track = componentStyle({
  blockSize: 28,
  borderRadius: vars.radius['6'],
  background: vars.surface.track,
  overflow: 'hidden',
});

export const mover = componentStyle({
  inlineSize: '50%',
  blockSize: '100%',
  borderRadius: vars.radius['6'],
  background: vars.accent.solid,
  transitionProperty: 'transform',
  transitionDuration: duration,
  transitionTimingFunction: curve,
  selectors: {
    '&[data-state="there"]': { transform: 'translateX(100%)' },
    '[dir="rtl"] &[data-state="there"]': { transform: 'translateX(-100%)' },
  },
  '@media': {
    [media.reducedMotion]: { transitionDuration: '0s' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
