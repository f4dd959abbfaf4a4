import { appStyle, vars } from '@constella/ui/tokens';

/** Its own width counts: the form beside it can be made wider. */
export const view = appStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['8']} ${vars.space['16']}`,
});

export const actions = appStyle({
  display: 'flex',
  gap: vars.space['8'],
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const notice = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  selectors: { '&:empty': { display: 'none' } },
});

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  alignItems: 'start',
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

/** As high as leaves the steps in sight; the list scrolls inside and follows its end. */
export const messages = appStyle({ blockSize: 440 });
