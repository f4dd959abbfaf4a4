import { appStyle, type, vars } from '@constella/ui/tokens';

/** Where the figures come below the text: the room of the result counts, not the window's. */
const stacked = '(max-width: 759px)';

export const frame = appStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: vars.space['16'],
  '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const text = appStyle({ minInlineSize: 0 });

export const title = appStyle({
  paddingBlock: `${vars.space['16']} ${vars.space['12']}`,
  paddingInline: vars.space['24'],
  '@container': { '(max-width: 479px)': { paddingInline: vars.space['16'] } },
});

export const aside = appStyle({ display: 'grid', gap: vars.space['16'], minInlineSize: 0 });

export const notes = appStyle({ display: 'grid', gap: vars.space['8'] });

export const note = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const outline = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['4'],
  listStyle: 'decimal',
  paddingInlineStart: vars.space['20'],
  overflowWrap: 'anywhere',
});
