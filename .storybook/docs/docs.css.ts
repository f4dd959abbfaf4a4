import { globalStyle } from '@vanilla-extract/css';

import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

const wide = '(min-width: 1080px)';

/** The whole page: text of 72 characters, and beside it where the page is wide what it holds. */
export const page = appStyle({
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  background: vars.surface.page,
  color: vars.text.default,
  fontFamily: vars.font.sans,
  paddingBlockStart: vars.space['48'],
  paddingBlockEnd: vars.space['96'],
  paddingInline: vars.space['40'],
  '@media': {
    [media.small]: { paddingInline: vars.space['16'], paddingBlockStart: vars.space['24'] },
  },
});

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'center',
  gap: vars.space['48'],
  marginInline: 'auto',
  maxInlineSize: 880,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 880px) 160px', maxInlineSize: 1088 },
  },
});

export const main = appStyle({ display: 'grid', gap: vars.space['48'], minInlineSize: 0 });

export const contents = appStyle({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space['48'],
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 96px)',
      overflow: 'auto',
    },
  },
});

export const contentsTitle = appStyle({
  ...type['12'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  marginBlockEnd: vars.space['8'],
});

export const contentsLink = appStyle({
  ...type['13'],
  display: 'block',
  paddingBlock: vars.space['4'],
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.strong } },
});

export const head = appStyle({ display: 'grid', gap: vars.space['12'] });

export const title = appStyle({
  ...type['32'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  margin: 0,
  '@media': { [media.small]: type['24'] },
});

export const lead = appStyle({ ...type['16'], maxInlineSize: '68ch', textWrap: 'pretty' });

export const facts = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['16'],
  rowGap: vars.space['8'],
  color: vars.text.muted,
});

export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  scrollMarginBlockStart: vars.space['24'],
});

export const sectionTitle = appStyle({
  ...type['20'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  margin: 0,
});

/** A story: its name and sentence, the stage it stands on, its code. */
export const story = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  scrollMarginBlockStart: vars.space['24'],
});

/** Under the story, in the same frame. */
export const storyFoot = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  paddingBlock: vars.space['4'],
  paddingInlineStart: vars.space['8'],
  paddingInlineEnd: vars.space['16'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  borderEndStartRadius: 7,
  borderEndEndRadius: 7,
});

export const storyTitle = appStyle({
  ...type['14'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  margin: 0,
});

export const stage = appStyle({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
  // A layer of its own: what a story fixes to its page stays inside its stage.
  isolation: 'isolate',
});

/** Keeps the place of a story that is not mounted yet. */
export const waiting = appStyle({ minBlockSize: 120 });

/** The ground a story brings along: its theme may differ from the page's. */
export const ground = appStyle({
  boxSizing: 'border-box',
  padding: vars.space['24'],
  background: vars.surface.page,
  color: vars.text.default,
  borderStartStartRadius: 7,
  borderStartEndRadius: 7,
  minInlineSize: 0,
});

export const frame = appStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  borderStartStartRadius: 7,
  borderStartEndRadius: 7,
  colorScheme: 'normal',
});

export const code = appStyle({
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});

export const whole = appStyle({ whiteSpace: 'nowrap' });

export const propType = appStyle({
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
  color: vars.text.muted,
});

export const required = appStyle({ color: vars.danger.text });

export const list = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space['8'],
});

/** Case, arrow, what to use. */
export const instead = appStyle({
  ...type['14'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16px minmax(0, 1fr)',
  gap: vars.space['12'],
  alignItems: 'baseline',
  paddingBlockEnd: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const arrow = appStyle({
  color: vars.text.muted,
  '::before': { content: '→' },
});

export const part = appStyle({
  ...type['14'],
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: vars.space['12'],
});

export const partName = appStyle({ fontWeight: vars.weight.medium, color: vars.text.strong });

export const change = appStyle({
  ...type['14'],
  display: 'flex',
  gap: vars.space['12'],
  alignItems: 'baseline',
});

export const keys = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['6'] });

export const chord = appStyle({
  display: 'inline-flex',
  gap: vars.space['2'],
  whiteSpace: 'nowrap',
});

export const number = appStyle({
  ...type['12'],
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
  background: vars.accent.subtle,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
});

/** Prose of the pages written in MDX. */
export const prose = appStyle({
  ...type['14'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
  maxInlineSize: '72ch',
});

// Storybook writes a style of its own for the body of a documentation page.
globalStyle('body.sb-show-main', { '@layer': { [layers.app]: { background: vars.surface.page } } });
