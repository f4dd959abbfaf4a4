import { appStyle, media, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
// Where tables draw rows as cards and their head gives way.
const cards = '(max-width: 699px)';

/** Of the head and of the bar in its place, the hairline included. */
const height = 41;
const coarseHeight = 57;

export const place = appStyle({ position: 'relative' });

/** Over the head, beside its checkbox; under the cards it floats, for their head is short. */
export const bar = appStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  // The checkbox of the head stays in reach.
  insetInlineStart: 40,
  insetInlineEnd: 0,
  blockSize: height,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  overflowX: 'auto',
  paddingInlineEnd: vars.space['12'],
  background: vars.surface.raised,
  borderBlockEnd: hairline,
  borderStartEndRadius: vars.radius['12'],
  whiteSpace: 'nowrap',
  '@media': {
    [media.coarse]: { blockSize: coarseHeight },
    [cards]: {
      position: 'fixed',
      zIndex: vars.layer.bar,
      insetBlock: `auto ${vars.space['12']}`,
      insetInline: vars.space['12'],
      blockSize: 'auto',
      flexWrap: 'wrap',
      padding: vars.space['12'],
      border: hairline,
      borderRadius: vars.radius['12'],
      boxShadow: vars.shadow.menu,
    },
  },
});

/** The head of a table whose rows can be chosen: as high as the bar, and gone behind it. */
export const head = appStyle({
  '@media': {
    '(min-width: 700px)': {
      blockSize: height,
      selectors: { [`${place}:has(> ${bar}) &`]: { visibility: 'hidden' } },
    },
    [`(min-width: 700px) and ${media.coarse}`]: { blockSize: coarseHeight },
  },
});

/** The checkbox of the head, which stays. */
export const all = appStyle({ visibility: 'visible' });

export const count = appStyle({ marginInlineEnd: vars.space['8'] });
