import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** Form at the start side, live result at the end side; stacked where both would be cramped. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) minmax(340px, 1fr)',
  gap: vars.space['24'],
  alignItems: 'start',
  paddingBlockStart: vars.space['20'],
  '@media': {
    [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const aside = appStyle({
  display: 'grid',
  gap: vars.space['16'],
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['20']})`,
  '@media': { '(max-width: 1199px)': { position: 'static' } },
});

/** List at the start side, the chosen agent at the end side. */
export const split = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: vars.space['16'],
  alignItems: 'start',
  '@media': { [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const filters = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) repeat(2, minmax(0, 160px)) 1fr',
  gap: vars.space['8'],
  paddingBlock: vars.space['16'],
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const search = appStyle({
  '@media': { [media.small]: { gridColumn: '1 / -1' } },
});

export const template = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  paddingBlock: 10,
  paddingInline: `${vars.space['16']} ${vars.space['12']}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const narrow = appStyle({
  maxInlineSize: vars.size.form,
  paddingBlockStart: vars.space['20'],
});

export const importing = appStyle({
  justifySelf: 'end',
  '@media': { [media.small]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});

/** Its line is there before the price is: the buttons do not move. */
export const price = appStyle({ minBlockSize: '1lh' });
