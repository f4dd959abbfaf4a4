import { appStyle, media, type, vars } from '@constella/ui/tokens';

const measure = '68ch';

export const stream = appStyle({
  minInlineSize: 0,
  minBlockSize: '60vh',
  paddingBlock: vars.space['20'],
  paddingInline: vars.space['24'],
  borderInline: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  '@media': {
    [media.mid]: { borderInlineStart: 0 },
    [media.narrow]: {
      paddingInline: vars.size.gutter,
      borderInline: 0,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const heading = appStyle({
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space['12'],
});

export const message = appStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: vars.space['12'],
  maxInlineSize: measure,
  paddingBlockEnd: vars.space['20'],
});

export const notice = appStyle({ maxInlineSize: measure, marginBlockEnd: vars.space['20'] });

export const body = appStyle({ minInlineSize: 0 });

export const head = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['8'],
  paddingBlock: '5px 2px',
});

export const to = appStyle({ minInlineSize: 0, color: vars.text.muted });

export const receiver = appStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const time = appStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
