import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['16'],
  alignItems: 'end',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const heading = componentStyle({ ...type['13'], fontWeight: vars.weight.medium });

export const icons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space['8'],
});

export const tile = componentStyle({
  ...type['12'],
  display: 'grid',
  gridTemplateRows: '32px auto',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: 80,
  padding: vars.space['8'],
  border: '1px solid transparent',
  borderRadius: vars.radius['8'],
  color: vars.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.strong },
    '&[aria-pressed="true"]': {
      background: vars.surface.selected,
      borderColor: vars.accent.border,
      color: vars.text.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const drawing = componentStyle({ color: vars.text.strong });

export const detail = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

export const samples = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space['24'],
  rowGap: vars.space['12'],
});

export const sample = componentStyle({
  ...type['12'],
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['6'],
  color: vars.text.muted,
});
