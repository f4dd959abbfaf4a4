import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const link = componentStyle({
  borderRadius: vars.radius['4'],
  textDecoration: vars.link.underline,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.coarse]: {
      // A link in a line of text has no block size: this is for one beside other things.
      minBlockSize: 44,
      minInlineSize: 44,
      alignContent: 'center',
      selectors: {
        // Alone in a cell it reaches as far as the row, and the row is as high as before.
        ':is(td, th) > &:only-child': { position: 'relative' },
        ':is(td, th) > &:only-child::before': {
          content: '',
          position: 'absolute',
          insetBlock: 'min(0px, (100% - 44px) / 2)',
          insetInline: 'min(0px, (100% - 44px) / 2)',
        },
      },
    },
  },
});

export const tone = {
  link: componentStyle({ color: vars.text.link }),
  muted: componentStyle({
    color: vars.text.muted,
    selectors: { '&:hover': { color: vars.text.strong } },
  }),
  strong: componentStyle({ color: vars.text.strong }),
};

/** Inside a sentence colour alone does not make a link. */
export const underlined = componentStyle({ textDecoration: 'underline' });
