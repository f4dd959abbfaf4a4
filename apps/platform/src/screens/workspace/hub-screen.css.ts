import { appStyle, type, vars } from '@constella/ui/tokens';

const hairline = vars.border.hairline;

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** One panel, divided by hairlines: sisters do not float apart. */
export const cards = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.surface.raised,
  border: `1px solid ${hairline}`,
  borderRadius: vars.radius['12'],
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cell = appStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  boxShadow: `1px 1px 0 0 ${hairline}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `-1px 1px 0 0 ${hairline}` } },
});

export const card = appStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['20'],
  blockSize: '100%',
  padding: vars.space['20'],
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.surface.hover } } },
  },
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 208px' },
  },
});

export const body = appStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const title = appStyle({
  ...type['14'],
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  letterSpacing: 'normal',
  color: vars.text.strong,
});

/** The title's link is as large as the card. */
export const whole = appStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });

/** Room for two lines. */
export const outcome = appStyle({
  ...type['13'],
  minBlockSize: '2lh',
  marginBlockStart: vars.space['6'],
});

/** What comes later has its line already. */
export const last = appStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  blockSize: '1lh',
  marginBlock: `${vars.space['12']} ${vars.space['12']}`,
  color: vars.text.muted,
});

/** No wider than its words: one of another direction begins where the others do. */
export const lastTitle = appStyle({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const when = appStyle({ flex: 'none', whiteSpace: 'nowrap' });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['6'],
});

/** Under its words directly. */
export const apart = appStyle({ marginBlockStart: vars.space['12'] });

/** Over the title's link, which fills the card. */
export const above = appStyle({ position: 'relative' });

/** In a narrow card it has a line of its own, before it is there. */
export const price = appStyle({
  ...type['12'],
  minBlockSize: '1lh',
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { '(max-width: 759px)': { flexBasis: '100%', textAlign: 'start' } },
});
