import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const maxHeight = createVar();
export const width = createVar();

const hairline = `1px solid ${vars.border.hairline}`;

export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const height = createVar();

export const columns = componentStyle({
  // Hidden words of its columns must scroll with them.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // Five of them beside a side navigation, at a desk; a phone shows that there is another one.
  gridAutoColumns: 'minmax(13rem, 1fr)',
  alignItems: 'start',
  gap: vars.space['12'],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { [media.narrow]: { gridAutoColumns: 'minmax(min(16rem, 80%), 1fr)' } },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: maxHeight,
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.sunken,
  selectors: { '&[data-target]': { borderColor: vars.border.focus } },
});

export const header = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['8']}`,
  padding: `${vars.space['12']} ${vars.space['12']} ${vars.space['8']}`,
});
export const title = componentStyle({ ...type['13'], minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = componentStyle({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const over = componentStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  flexBasis: '100%',
  color: vars.warning.text,
});

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
  minBlockSize: 56,
  padding: `${vars.space['4']} ${vars.space['8']} ${vars.space['8']}`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
});

export const cards = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
});

/** Where the first card will stand. Not a card: it takes no focus. */
export const nobody = componentStyle({
  ...type['12'],
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  border: `1px dashed ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  color: vars.text.muted,
});

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
  minInlineSize: 0,
  padding: vars.space['8'],
  paddingInlineStart: vars.space['12'],
  border: hairline,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
  cursor: 'grab',
  // A long press lifts the card: nothing else may come of it.
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: vars.border.default },
    '&[data-state="lifted"]': {
      borderColor: vars.border.focus,
      background: vars.surface.selected,
    },
    // Under the pointer instead. It must stay: a touch belongs to the element it began on.
    '&[data-state="carried"]': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  },
  '@media': {
    [media.coarse]: { userSelect: 'none' },
    [media.forcedColors]: {
      selectors: { '&[data-state="lifted"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const cardHead = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const cardTitle = componentStyle({
  ...type['13'],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 24,
  paddingBlock: 3,
  borderRadius: vars.radius['4'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'inherit',
  '@media': { [media.coarse]: { minBlockSize: 36, paddingBlock: 8 } },
});
export const cardBody = componentStyle({
  ...type['12'],
  color: vars.text.muted,
});
export const menu = componentStyle({ flex: 'none', marginBlock: -2, marginInlineEnd: -2 });

/** Where it would land, as high as it is. */
export const place = componentStyle({
  flex: 'none',
  blockSize: height,
  border: `1px dashed ${vars.border.focus}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.selected,
});

/** The card under the pointer. */
export const floating = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.menu,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: width,
  pointerEvents: 'none',
  boxShadow: vars.shadow.menu,
  cursor: 'grabbing',
});
