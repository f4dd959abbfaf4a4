import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const recommendation = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
  },
});

export const words = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['8'],
  padding: vars.space['20'],
});

export const eyebrow = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const away = appStyle({ visibility: 'hidden' });

export const steps = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['6'],
  marginBlockStart: vars.space['8'],
  paddingInlineStart: vars.space['20'],
  listStyle: 'decimal',
});

export const confidence = appStyle({
  padding: vars.space['20'],
  borderBlockStart: hairline,
  '@container': {
    '(min-width: 640px)': { borderBlockStart: 0, borderInlineStart: hairline },
  },
});

export const figure = appStyle({
  ...type['32'],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
});

/** The scale from 0 to 1 with the interval on it. */
// Drawn, not laid out: where it moves with a weight, nothing of the page has moved.
export const scale = appStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 12,
  marginBlock: vars.space['8'],
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const track = appStyle({ fill: vars.surface.track });

export const interval = appStyle({ fill: vars.accent.subtle, stroke: vars.accent.solid });

export const mark = appStyle({ fill: vars.accent.solid, transform: 'translateX(-1px)' });

export const scroll = appStyle({ overflowX: 'auto' });

export const matrix = appStyle({
  ...type['13'],
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** Where the criteria are scrolled, the options stay beside them. */
const options = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.surface.raised,
  borderInlineEnd: hairline,
} as const;
/** Room for one criterion only, chosen over the matrix. */
const narrow = '(max-width: 639px)';
const hiddenCriterion = '&[data-criterion=""]';
const shownCriterion = '&[data-criterion="shown"]';

export const chooser = appStyle({
  display: 'none',
  padding: vars.space['12'],
  borderBlockEnd: hairline,
  '@container': { [narrow]: { display: 'block' } },
});

export const headCell = appStyle({
  minInlineSize: 132,
  padding: vars.space['12'],
  textAlign: 'start',
  verticalAlign: 'top',
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  borderInlineStart: hairline,
  selectors: {
    '&:first-child': { ...options, borderInlineStart: 0 },
    '&:first-child + &': { borderInlineStart: 0 },
    // Over figures that stand at the end.
    '&:last-child': { minInlineSize: 0, textAlign: 'end' },
  },
  '@container': {
    [narrow]: {
      minInlineSize: 0,
      selectors: {
        [hiddenCriterion]: { display: 'none' },
        [shownCriterion]: { inlineSize: 132, borderInlineStart: 0 },
      },
    },
  },
});

export const weight = appStyle({
  ...type['12'],
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: vars.space['4'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

const sliderTrack = {
  blockSize: 4,
  borderRadius: vars.radius['4'],
  background: vars.surface.track,
} as const;
const sliderThumb = {
  boxSizing: 'border-box',
  inlineSize: 16,
  blockSize: 16,
  border: `2px solid ${vars.border.knob}`,
  borderRadius: vars.radius.full,
  background: vars.surface.knob,
} as const;

/** The browser's own, drawn as the library draws a slider: one a column has no room for its field. */
export const slider = appStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 24,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    // Each browser throws away a rule with the other's name in it.
    '&::-webkit-slider-runnable-track': sliderTrack,
    '&::-moz-range-track': sliderTrack,
    '&::-moz-range-progress': { ...sliderTrack, background: vars.accent.solid },
    '&::-webkit-slider-thumb': { ...sliderThumb, appearance: 'none', marginBlockStart: -6 },
    '&::-moz-range-thumb': sliderThumb,
  },
  // What is drawn by hand would be gone.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const rowHead = appStyle({
  ...options,
  minInlineSize: 160,
  padding: vars.space['12'],
  // Every line of a name stands beside its place, none under it.
  paddingInlineStart: vars.space['40'],
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { minInlineSize: 0 } },
});

export const place = appStyle({
  ...type['12'],
  position: 'absolute',
  insetInlineStart: vars.space['12'],
  insetBlockStart: 'calc(50% - 10px)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
  background: vars.surface.active,
  color: vars.text.default,
  selectors: {
    '&[data-first]': { background: vars.accent.solid, color: vars.accent.onSolid },
  },
});

export const cell = appStyle({
  padding: vars.space['12'],
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  selectors: {
    [`${rowHead} + &`]: { borderInlineStart: 0 },
    '&[data-level="1"]': { background: vars.surface.raised },
    '&[data-level="2"]': { background: vars.surface.raised },
    '&[data-level="4"]': { background: vars.accent.wash },
    '&[data-level="5"]': { background: vars.accent.subtle },
    '&[data-basis="unknown"]': { color: vars.text.muted },
  },
  '@container': {
    [narrow]: {
      selectors: {
        [hiddenCriterion]: { display: 'none' },
        [shownCriterion]: { borderInlineStart: 0 },
      },
    },
  },
});

export const score = appStyle({ inlineSize: 72 });

export const basis = appStyle({
  ...type['12'],
  display: 'block',
  marginBlockStart: vars.space['4'],
  color: vars.text.muted,
});

export const total = appStyle({
  ...type['16'],
  padding: vars.space['12'],
  textAlign: 'end',
  color: vars.text.strong,
  fontWeight: vars.weight.strong,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  // A range takes two lines where names need the room.
  '@container': { [narrow]: { ...type['13'] } },
});

/** The methods' tabs, on the edge of what is under them. */
export const methods = appStyle({
  paddingInline: `calc(${vars.space['16']} + ${vars.space['6']})`,
});

/** A method begins at the line under its tab. */
export const method = appStyle({ marginBlockStart: 0 });

/** Two or three lists beside each other, divided by hairlines. */
export const lists = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  background: vars.border.hairline,
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const thirds = appStyle({
  '@container': {
    '(min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The last one without a neighbour takes the row: bare ground would be a grey box. */
export const list = appStyle({
  padding: vars.space['16'],
  background: vars.surface.raised,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@container': {
    '(min-width: 760px)': {
      selectors: { [`${thirds} > &:last-child:nth-child(odd)`]: { gridColumn: 'auto' } },
    },
  },
});

export const listHead = appStyle({
  ...type['14'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  letterSpacing: 'normal',
});

export const letter = appStyle({
  ...type['12'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const items = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  marginBlockStart: vars.space['8'],
  paddingInlineStart: vars.space['16'],
  listStyle: 'disc',
});

export const summary = appStyle({
  ...type['13'],
  padding: vars.space['16'],
  color: vars.text.muted,
});

export const drawn = appStyle({
  padding: vars.space['16'],
  borderBlockStart: hairline,
});
