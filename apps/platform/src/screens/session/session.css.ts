import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
const narrow = '(max-width: 599px)';

export const frame = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.surface.page,
});

export const bar = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 56,
  paddingInline: vars.space['12'],
});

export const names = appStyle({
  ...type['13'],
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  gap: vars.space['8'],
  justifyContent: 'center',
  '@media': { [narrow]: { justifyContent: 'flex-start' } },
});

export const kind = appStyle({
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  whiteSpace: 'nowrap',
});

export const name = appStyle({
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});

export const count = appStyle({
  ...type['13'],
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const progress = appStyle({ display: 'flex', gap: 3, paddingInline: vars.space['16'] });

export const part = appStyle({
  flex: 1,
  blockSize: 4,
  borderRadius: 2,
  background: vars.surface.track,
  selectors: {
    '&[data-state="done"]': { background: vars.text.muted },
    '&[data-state="now"]': { background: vars.accent.solid },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Of many there are no parts to see: how far it is, as one bar. */
export const whole = appStyle({
  blockSize: 4,
  flex: 1,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.surface.track,
});

export const filled = appStyle({ blockSize: '100%', background: vars.text.muted });

export const stage = appStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // From the top: a card that is answered grows, and its question stays where it was read.
  justifyItems: 'center',
  alignItems: 'start',
  padding: `${vars.space['40']} ${vars.space['24']}`,
  '@media': { [narrow]: { padding: `${vars.space['20']} ${vars.space['16']}` } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** No key leads to it and none acts on it: a ring round it would say otherwise. */
export const place = appStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const slide = appStyle({ inlineSize: '100%', maxInlineSize: 680, overflowWrap: 'anywhere' });

export const wide = appStyle({ maxInlineSize: 880 });

export const keys = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space['6']} ${vars.space['20']}`,
  padding: `${vars.space['12']} ${vars.space['16']}`,
  borderBlockStart: hairline,
  color: vars.text.muted,
  '@media': { [narrow]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});

export const key = appStyle({ display: 'inline-flex', gap: vars.space['4'], alignItems: 'center' });

export const card = appStyle({
  background: vars.surface.raised,
  border: hairline,
  borderRadius: vars.radius['12'],
});

export const side = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['32'],
  selectors: { '& + &': { borderBlockStart: hairline, paddingBlock: vars.space['24'] } },
  '@media': { [narrow]: { padding: vars.space['20'] } },
});

export const label = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const question = appStyle({
  ...type['20'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});

export const answer = appStyle({ ...type['16'], whiteSpace: 'pre-line', maxInlineSize: '60ch' });

export const meta = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  justifyContent: 'space-between',
  padding: `${vars.space['12']} ${vars.space['32']}`,
  borderBlockStart: hairline,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { paddingInline: vars.space['20'] } },
});

export const ask = appStyle({
  ...type['13'],
  color: vars.text.muted,
  marginBlock: `${vars.space['24']} ${vars.space['12']}`,
});

/** The answer's place while it is not shown: what follows does not jump far. */
export const showLine = appStyle({ marginBlockStart: vars.space['24'] });

export const grades = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space['8'],
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const grade = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['8']}`,
  padding: vars.space['12'],
  textAlign: 'start',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover, borderColor: vars.border.control },
  },
});

export const gradeName = appStyle({
  ...type['14'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
});

export const gradeWhen = appStyle({
  ...type['13'],
  gridColumn: '1 / -1',
  marginBlockStart: vars.space['4'],
  fontVariantNumeric: 'tabular-nums',
});

export const gradeDay = appStyle({
  ...type['12'],
  gridColumn: '1 / -1',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginBlockStart: vars.space['20'],
});

export const aside = appStyle({
  ...type['13'],
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const options = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockStart: vars.space['20'],
});

export const option = appStyle({
  ...type['14'],
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: vars.space['12'],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 48,
  padding: vars.space['12'],
  textAlign: 'start',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: vars.surface.hover },
    '&[data-state="right"]': { borderColor: vars.success.border },
    '&[data-state="wrong"]': { borderColor: vars.danger.border },
  },
});

export const optionKey = appStyle({
  ...type['12'],
  inlineSize: 24,
  blockSize: 24,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['6'],
  fontWeight: vars.weight.strong,
  color: vars.text.muted,
});

export const verdict = appStyle({
  ...type['13'],
  display: 'inline-flex',
  gap: vars.space['6'],
  alignItems: 'center',
  fontWeight: vars.weight.medium,
  color: vars.success.text,
  selectors: { '&[data-state="wrong"]': { color: vars.danger.text } },
  '@media': { [narrow]: { gridColumn: 2 } },
});

export const why = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  marginBlockStart: vars.space['20'],
  paddingBlockStart: vars.space['20'],
  borderBlockStart: hairline,
});

export const sum = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: vars.space['16'],
  alignItems: 'start',
});

export const back = appStyle({ display: 'grid' });

export const backRow = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  padding: `${vars.space['12']} ${vars.space['16']}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const muted = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
