import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: `${vars.space['16']} ${vars.space['32']}`,
  padding: vars.space['24'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.small]: { padding: `${vars.space['20']} ${vars.space['16']}` },
  },
});

export const words = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2'],
  maxInlineSize: 320,
});

export const description = appStyle({ ...type['13'], color: vars.text.muted });

export const controls = appStyle({ minInlineSize: 0, maxInlineSize: 520 });
