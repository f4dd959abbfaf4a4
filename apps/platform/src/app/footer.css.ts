import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

export const footer = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space['32'],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: vars.space['48'],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const footerBrand = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['12'],
  color: vars.text.muted,
  ...type['13'],
});

globalStyle(`${footerBrand} > strong`, {
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space['8'],
      color: vars.text.strong,
      fontWeight: vars.weight.strong,
    },
  },
});

export const footerColumns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['24'],
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const footerColumn = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  alignContent: 'start',
  ...type['13'],
});

globalStyle(`${footerColumn} > h2`, { '@layer': { [layers.app]: type['13'] } });
globalStyle(`${footerColumn} > ul`, {
  '@layer': { [layers.app]: { display: 'grid', gap: vars.space['8'] } },
});

export const slim = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  color: vars.text.muted,
  ...type['12'],
});
