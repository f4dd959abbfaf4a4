import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import type { LinkTone } from './link.js';

export const link = componentStyle({
  borderRadius: vars.radius['4'],
  textDecoration: vars.link.underline,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const tone: Record<LinkTone, string> = {
  link: componentStyle({ color: vars.text.link }),
  muted: componentStyle({
    color: vars.text.muted,
    selectors: { '&:hover': { color: vars.text.strong } },
  }),
  strong: componentStyle({ color: vars.text.strong }),
};

/** Inside a sentence colour alone does not make a link. */
export const underlined = componentStyle({ textDecoration: 'underline' });
