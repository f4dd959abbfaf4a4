import { appStyle, type, vars } from '@constella/ui/tokens';

/** Beside the shell's own navigation there is no room for both. */
const stacked = '(max-width: 1149px)';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** Past conversations at the start side, the one that is open beside them. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  gap: vars.space['32'],
  alignItems: 'start',
  paddingBlockStart: vars.space['20'],
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = appStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['20']})`,
  maxBlockSize: `calc(100dvh - ${vars.size.bar} - ${vars.space['40']})`,
  overflowY: 'auto',
  '@media': { [stacked]: { display: 'none' } },
});

/** Opens what stands at the start side where there is room. */
export const history = appStyle({
  display: 'none',
  '@media': { [stacked]: { display: 'inline-flex' } },
});

/** Beside an answer there is room for its agents. */
const wide = '(min-width: 1400px)';

export const main = appStyle({ minInlineSize: 0 });

/** No wider than is easily read. */
export const read = appStyle({ minInlineSize: 0, maxInlineSize: vars.size.reading });

export const conversation = appStyle({ display: 'grid', gap: vars.space['32'] });

export const begin = appStyle({
  display: 'grid',
  gap: vars.space['32'],
  maxInlineSize: vars.size.reading,
});

export const exchange = appStyle({ display: 'grid', gap: vars.space['16'], minInlineSize: 0 });

export const withBeside = appStyle({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${vars.size.reading}) 284px`,
      gap: vars.space['24'],
      alignItems: 'start',
    },
  },
});

export const told = appStyle({ display: 'grid', gap: vars.space['16'], minInlineSize: 0 });

/** In sight while the answer is read. */
export const beside = appStyle({
  display: 'none',
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['20']})`,
  '@media': { [wide]: { display: 'block' } },
});

export const question = appStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const context = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const answer = appStyle({ display: 'grid', gap: vars.space['12'] });

export const contribution = appStyle({ display: 'grid', gap: vars.space['8'] });

export const followUps = appStyle({ display: 'grid', gap: vars.space['4'] });

export const followUp = appStyle({
  ...type['13'],
  blockSize: 'auto',
  minBlockSize: 32,
  paddingBlock: 6,
  textAlign: 'start',
  justifyContent: 'start',
  whiteSpace: 'normal',
});
