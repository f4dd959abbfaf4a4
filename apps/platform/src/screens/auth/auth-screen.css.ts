import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: `calc(100vh - ${vars.size.bar})`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const forms = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['24'],
  inlineSize: '100%',
  maxInlineSize: 440,
  marginInline: 'auto',
  paddingBlock: vars.space['64'],
  paddingInline: vars.size.gutter,
  '@media': { [media.small]: { paddingBlock: vars.space['32'] } },
});

/** Says nothing a phone's visitor needs before signing in. */
export const aside = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['32'],
  padding: vars.space['64'],
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const lists = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['32'],
});

export const list = appStyle({ display: 'grid', gap: vars.space['12'], alignContent: 'start' });
export const item = appStyle({ display: 'grid', gap: vars.space['2'] });

/** The focus is there for what reads the page out; a ring would promise something to press. */
export const announced = appStyle({ outline: 'none' });
