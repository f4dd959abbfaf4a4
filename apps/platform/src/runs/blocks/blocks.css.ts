import { appStyle, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
/** The room of the result counts, not the window's: it stands beside a form that can be made wider. */
const narrow = '(max-width: 479px)';
const roomy = '(min-width: 760px)';

export const frame = appStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** Content on a sheet of paper, off its edges. */
const onSheet = {
  position: 'relative',
  paddingInline: vars.space['24'],
  '@container': { [narrow]: { paddingInline: vars.space['16'] } },
} as const;

export const sheet = appStyle({ minInlineSize: 0 });

export const title = {
  '20': appStyle({ ...onSheet, paddingBlock: vars.space['20'] }),
  '24': appStyle({ ...onSheet, paddingBlock: `${vars.space['16']} ${vars.space['12']}` }),
};

/** A title, and the button that changes between reading and changing. */
export const head = appStyle({
  ...onSheet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  paddingBlock: `${vars.space['20']} ${vars.space['8']}`,
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

export const sheetTabs = appStyle({
  paddingInline: tabsAt(vars.space['24']),
  '@container': { [narrow]: { paddingInline: tabsAt(vars.space['16']) } },
});

/** Content behind a tab of a sheet begins at the line under it. */
export const sheetTab = appStyle({ marginBlockStart: 0 });

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space['16'],
});

export const side = {
  end: appStyle({
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
  }),
  // What is read comes before what is filled in: the facts follow the text where it is narrow.
  start: appStyle({
    '@container': {
      [roomy]: {
        gridTemplateColumns: '280px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gap: `${vars.space['16']} ${vars.space['24']}`,
      },
    },
  }),
};

/** The text keeps to the end side, however far the two beside it reach. */
export const mainBeside = appStyle({
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Sections are divided by hairlines, a part of the one before by its place alone. */
export const section = appStyle({
  ...onSheet,
  display: 'grid',
  gap: vars.space['8'],
  paddingBlock: `${vars.space['16']} ${vars.space['20']}`,
  borderBlockStart: hairline,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-part]': {
      paddingBlock: vars.space['12'],
      paddingInlineStart: vars.space['40'],
      borderBlockStart: 0,
    },
  },
});

export const sectionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const actions = appStyle({
  display: 'flex',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
});

/** Lines no longer than can be read. */
export const reading = appStyle({ maxInlineSize: vars.size.reading });

export const number = appStyle({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const sectionFoot = appStyle({
  ...onSheet,
  paddingBlock: vars.space['16'],
  borderBlockStart: hairline,
});

const list = { display: 'grid', margin: 0, overflowWrap: 'anywhere' } as const;

export const bullets = appStyle({
  ...list,
  gap: vars.space['8'],
  paddingInlineStart: vars.space['20'],
  listStyle: 'disc',
});

export const noticed = appStyle({
  ...list,
  gap: vars.space['4'],
  paddingInlineStart: vars.space['16'],
  listStyle: 'disc',
});

export const numbered = appStyle({
  ...type['13'],
  ...list,
  gap: vars.space['4'],
  paddingInlineStart: vars.space['20'],
  listStyle: 'decimal',
});

/** Without marks. */
export const plain = appStyle({ ...list, gap: vars.space['8'], padding: 0, listStyle: 'none' });

/** The fields of an entry, one under another. */
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

/** Entries within an entry. */
export const inner = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
});

export const innerFields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
});

/** A field and the button that takes its entry away, level with each other. */
export const line = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['8'],
});

export const short = appStyle({ maxInlineSize: 160 });

export const card = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space['8'] });

export const cardPlace = appStyle({ display: 'grid', minInlineSize: 0 });

/** Title and buttons: these keep to the card's edge, however short the title is. */
export const cardTitle = appStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const cardActions = appStyle({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space['4']})`,
  marginInlineEnd: `calc(-1 * ${vars.space['6']})`,
});

/** Paragraphs stay paragraphs. */
export const cardText = appStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** At the foot of every card, however long its words are. */
export const cardFoot = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

export const findings = appStyle({
  ...type['12'],
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** In every language to its end, on two lines where one is too short. */
export const finding = appStyle({ alignItems: 'baseline', whiteSpace: 'normal' });

export const wrapping = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const plainGrid = appStyle({ listStyle: 'none', margin: 0, padding: 0 });

/** The room of a chart that is on its way. */
export const drawn = appStyle({ minBlockSize: 320 });

/** A block and the way to have it changed, close to it. */
export const changeable = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
});

export const changePart = appStyle({
  justifySelf: 'end',
  color: vars.text.muted,
  '@media': { print: { display: 'none' } },
});
