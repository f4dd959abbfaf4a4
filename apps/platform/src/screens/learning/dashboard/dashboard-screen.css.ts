import { appStyle, media, type, vars } from '@constella/ui/tokens';

const narrow = '(max-width: 1199px)';

/** What is due comes before what was reached where there is no room beside the plans. */
export const parts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space['16']} ${vars.space['24']}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});

export const part = appStyle({ minInlineSize: 0 });

export const side = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [narrow]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const plans = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const plan = appStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  alignItems: 'center',
  gap: vars.space['16'],
  padding: vars.space['16'],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` },
    '&:hover': { background: vars.surface.hover },
  },
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['8'] },
  },
});

export const words = appStyle({ minInlineSize: 0 });

/** The link is as large as the row. */
export const name = appStyle({
  ...type['14'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const about = appStyle({ ...type['12'], margin: 0, color: vars.text.muted });

export const share = appStyle({
  ...type['12'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5ch',
  alignItems: 'center',
  gap: vars.space['12'],
  color: vars.text.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
