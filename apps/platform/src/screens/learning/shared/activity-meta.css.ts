import { appStyle, type, vars } from '@constella/ui/tokens';

export const meta = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['6']}`,
  margin: 0,
  color: vars.text.muted,
});

export const part = appStyle({
  selectors: {
    '& + &::before': { content: '·', marginInlineEnd: vars.space['6'] },
  },
});
