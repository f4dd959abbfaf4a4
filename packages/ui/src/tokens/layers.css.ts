import { globalLayer } from '@vanilla-extract/css';

const parent = globalLayer('constella');

/** From weak to strong. Whatever is not in a layer (a consumer's own CSS) beats all four. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  base: globalLayer({ parent }, 'base'),
  components: globalLayer({ parent }, 'components'),
  app: globalLayer({ parent }, 'app'),
};
