import { appStyle, vars } from '@constella/ui/tokens';

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  '@media': { print: { display: 'none' } },
});

export const notice = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space['16'],
  selectors: { '&:empty': { display: 'none' } },
});

/** The same inside something that has its room already. */
export const status = appStyle({ selectors: { '&:empty': { display: 'none' } } });
