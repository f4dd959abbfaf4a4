import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** The mentor, and at the end side who speaks for it. */
export const mentor = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: vars.space['16'],
  alignItems: 'start',
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const who = appStyle({ display: 'flex', gap: vars.space['12'], minInlineSize: 0 });

export const words = appStyle({ flex: 1, minInlineSize: 0 });

export const name = appStyle({
  ...type['14'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['8']}`,
  margin: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const quiet = appStyle({ fontWeight: vars.weight.regular, color: vars.text.muted });

export const detail = appStyle({ ...type['13'], margin: 0, color: vars.text.muted });

export const agent = appStyle({ minInlineSize: 0 });

export const state = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  margin: 0,
  marginBlockStart: vars.space['8'],
});
