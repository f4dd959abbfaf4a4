import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const sections = appStyle({ maxInlineSize: 860 });

export const section = appStyle({ display: 'grid', gap: vars.space['8'] });

export const sectionHead = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  minBlockSize: 28,
});

export const quiet = appStyle({ ...type['13'], color: vars.text.muted });

export const nothing = appStyle({
  ...type['13'],
  color: vars.text.muted,
  padding: vars.space['16'],
});

export const service = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const serviceHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['12'],
});

export const serviceWords = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  minInlineSize: 0,
  flex: '1 1 240px',
});

export const nameLine = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const address = appStyle({
  ...type['13'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const purpose = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  alignItems: 'start',
  gap: vars.space['12'],
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const purposeModel = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['4'],
});

export const form = appStyle({ display: 'grid', gap: vars.space['16'], maxInlineSize: 520 });

const line = {
  ...type['13'],
  display: 'flex',
  gap: vars.space['8'],
  overflowWrap: 'anywhere',
} as const;

export const good = appStyle({ ...line, color: vars.text.default });

export const bad = appStyle({ ...line, color: vars.danger.text });

export const warned = appStyle({ ...type['13'], color: vars.warning.text });

export const parts = appStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['8'] });

export const models = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['8'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const count = appStyle({ color: vars.text.strong });

export const figures = appStyle({ color: vars.text.muted });

export const honest = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const facts = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['8'],
  padding: vars.space['16'],
});

export const factList = appStyle({ display: 'grid', gap: vars.space['8'] });

export const fact = appStyle({ ...type['13'], display: 'flex', gap: vars.space['8'] });

export const factIcon = appStyle({ color: vars.text.muted, flexShrink: 0, marginBlockStart: 2 });

export const atStart = appStyle({ justifySelf: 'start' });
