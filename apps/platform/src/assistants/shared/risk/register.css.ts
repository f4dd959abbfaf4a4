import { appStyle, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
/** The register's own room counts, not the window's: the form beside it takes some of that. */
const roomy = '(min-width: 680px)';

export const frame = appStyle({ containerType: 'inline-size' });

/** Words at the start side, figures beside them. */
export const summary = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const words = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['12'],
  padding: vars.space['16'],
});

export const figures = appStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space['20'],
  padding: vars.space['16'],
  borderBlockStart: hairline,
  '@container': { [roomy]: { borderBlockStart: 0, borderInlineStart: hairline } },
});

export const stats = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['12']} ${vars.space['24']}`,
});

export const list = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  listStyle: 'disc',
  paddingInlineStart: vars.space['20'],
  overflowWrap: 'anywhere',
});

/** Two halves of one risk, or one after the other. */
export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space['16']} ${vars.space['24']}`,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Long and short facts of a risk: each under its name, so that sentences stay sentences. */
export const facts = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${vars.space['16']} ${vars.space['24']}`,
  overflowWrap: 'anywhere',
});

export const factName = appStyle({ ...type['12'], color: vars.text.muted });
