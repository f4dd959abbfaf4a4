import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

/** One box: what is typed, and under it what goes along and the way to send it. */
export const composer = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  paddingBlockEnd: vars.space['8'],
  paddingInline: vars.space['16'],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['12'],
  background: vars.surface.control,
  selectors: {
    // The ring of the field is the box's.
    '&:has(textarea:focus-visible)': {
      borderColor: vars.border.focus,
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: -1,
    },
  },
});

globalStyle(`${composer} textarea`, {
  '@layer': {
    [layers.app]: {
      ...type['16'],
      padding: `${vars.space['12']} 0 0`,
      border: 0,
      outline: 'none',
      boxShadow: 'none',
      background: 'none',
      resize: 'none',
    },
  },
});

/** Takes no room, and no gap, while it is empty. */
export const otherTab = appStyle({ selectors: { '&:empty': { display: 'none' } } });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  marginInline: `calc(-1 * ${vars.space['8']})`,
  // Two lines from the start: the price comes later.
  '@media': {
    [media.small]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Fills its line: what it holds keeps its place when the price comes. */
export const sending = appStyle({ flexGrow: 1 });

export const fields = appStyle({ display: 'grid', gap: vars.space['16'] });
