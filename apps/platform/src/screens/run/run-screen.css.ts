import { appStyle, media, vars } from '@constella/ui/tokens';

const stepsWidth = 236;
const sideWidth = 404;

export const layout = appStyle({
  display: 'grid',
  gridTemplateColumns: `${stepsWidth}px minmax(0, 1fr) ${sideWidth}px`,
  alignItems: 'start',
  '@media': {
    [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const steps = appStyle({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  minInlineSize: 0,
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.size.gutter} ${vars.space['20']}`,
  '@media': {
    [media.mid]: {
      gridColumn: '1 / -1',
      position: 'static',
      paddingInline: vars.size.gutter,
      paddingBlock: `${vars.space['16']} ${vars.space['12']}`,
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
    [media.narrow]: { order: -2 },
  },
});

export const stepsHeading = appStyle({
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space['12'],
  '@media': { [media.mid]: { display: 'none' } },
});

/** The end side: the agents and what they have produced so far. */
export const ends = appStyle({
  display: 'grid',
  gap: vars.space['16'],
  minInlineSize: 0,
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.space['20']} ${vars.size.gutter}`,
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  '@media': {
    [media.narrow]: { order: -1, position: 'static', paddingInline: vars.size.gutter },
  },
});

export const header = appStyle({
  paddingBlock: vars.space['16'],
  paddingInline: vars.size.gutter,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const replay = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['12'],
  paddingBlock: vars.space['12'],
  paddingInline: vars.size.gutter,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
});

export const scrubber = appStyle({ flex: '1 1 240px', minInlineSize: 0 });
