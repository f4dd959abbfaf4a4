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

export const list = appStyle({ paddingBlockStart: vars.space['16'] });

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

/** Its line is there before the price is: the buttons do not move. */
export const price = appStyle({ minBlockSize: '1lh' });
