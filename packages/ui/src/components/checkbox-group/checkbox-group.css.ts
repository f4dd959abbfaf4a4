import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const group = componentStyle({ display: 'grid', columnGap: vars.space['16'], rowGap: 2 });

export const columns = {
  1: componentStyle({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  2: componentStyle({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
};

export const option = componentStyle({
  paddingBlock: 5,
  '@media': { [media.coarse]: { paddingBlock: 12 } },
});
