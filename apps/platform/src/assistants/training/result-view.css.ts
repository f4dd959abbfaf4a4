import { appStyle, type, vars } from '@constella/ui/tokens';

export const frame = appStyle({ containerType: 'inline-size', minInlineSize: 0 });

const narrow = '(max-width: 479px)';

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  paddingBlock: `${vars.space['20']} ${vars.space['8']}`,
  paddingInline: vars.space['24'],
  '@container': { [narrow]: { paddingInline: vars.space['16'] } },
});

export const headWords = appStyle({
  flex: '1 1 240px',
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A row of tabs is pulled out by 6 px: its words stand under the title's. */
const tabsAt = (edge: string) => `calc(${edge} + ${vars.space['6']})`;

export const tabs = appStyle({
  paddingInline: tabsAt(vars.space['24']),
  '@container': { [narrow]: { paddingInline: tabsAt(vars.space['16']) } },
});

/** A part begins at the line under its tab. */
export const part = appStyle({ marginBlockStart: 0 });

export const slide = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['12'],
  overflowWrap: 'anywhere',
});

export const points = appStyle({
  ...type['16'],
  display: 'grid',
  gap: vars.space['12'],
  maxInlineSize: '68ch',
  listStyle: 'disc',
  paddingInlineStart: vars.space['24'],
});

/** What happens in a case. */
export const story = appStyle({ ...type['16'], maxInlineSize: '68ch', whiteSpace: 'pre-line' });

export const questions = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
});

export const question = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
});

export const answered = appStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const edited = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

/** A field and the button that takes it away, level with each other. */
export const editedLine = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['8'],
});

export const minutes = appStyle({ maxInlineSize: 160 });
