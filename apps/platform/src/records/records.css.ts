import { appStyle, media, vars } from '@constella/ui/tokens';

/** Search, filters, and at the end what shows or takes away the list. */
export const toolbar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  alignItems: 'end',
});

export const search = appStyle({
  flex: '1 1 200px',
  maxInlineSize: 280,
  '@media': { [media.small]: { flexBasis: '100%', maxInlineSize: 'none' } },
});

/** Beside the filters, at the end; on a line of its own where there is no room. */
export const ways = appStyle({ marginInlineStart: 'auto' });

/** A name begins at the table's side and is cut at its own end, whatever its direction. */
export const name = appStyle({
  display: 'block',
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  // Clipped, not hidden: the ring of a link needs the margin.
  overflow: 'clip',
  overflowClipMargin: 4,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontWeight: vars.weight.medium,
  // Over a second line it is no higher than its own, under a finger as well.
  selectors: { '[dir="auto"] &': { minBlockSize: 0 } },
});

/** The list at the start side, the row it shows at the end side. */
export const beside = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: vars.space['16'],
  alignItems: 'start',
  '@media': { [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
