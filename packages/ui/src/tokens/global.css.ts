import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import './layers.css.js';
import './themes.css.js';
import './fonts.css.js';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';
import { media } from './media.js';
import { own, ownThroughout } from './own.js';
import { type } from './type.js';

/** A page whose `<html>` says nothing else has the reset everywhere. */
const page = ":root:not([data-reset='none'])";
const ours = `:where(.${own}, .${ownThroughout} *, ${page} *)`;

/** Each selector for elements of ours, and on a page with the reset for all others too. */
const wherever = (selector: string) =>
  selector
    .split(', ')
    .map((part) => part.replace(/^([^:]*)(.*)$/, `$1${ours}$2`))
    .join(', ');
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(wherever(selector), { '@layer': { [layers.reset]: rule } });
const inBase = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
const base = (selector: string, rule: GlobalStyleRule) => inBase(wherever(selector), rule);

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote, pre', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('legend', { padding: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('svg', { display: 'block', flex: 'none' });
reset('img, video', { maxInlineSize: '100%', blockSize: 'auto' });
reset('hr', {
  border: 0,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  margin: 0,
});
reset('table', { borderCollapse: 'collapse' });

inBase(page, {
  fontFamily: vars.font.sans,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.border.control} transparent`,
});
// A letter nobody sees or hears: with it the browser asks for the face as soon as it has the styles,
// not when scripts have written the first words, and does not lay these out a second time.
inBase(`${page}::before`, {
  content: '"a" / ""',
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'clip',
  visibility: 'hidden',
});
inBase(`${page} body`, { background: vars.surface.page });
// What everything inherits: from the body, or else from the outermost element of ours.
inBase(`:where(${page} body, :root[data-reset='none'] .${own}:not(.${own} *))`, {
  ...type['14'],
  color: vars.text.default,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.regular,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
});
// A face is inherited computed: whoever changes the language says it again.
base('[lang]', { fontFamily: vars.font.sans });
base('h1, h2, h3, h4, h5, h6', {
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  textWrap: 'balance',
});
base('h1', type['24']);
base('h2', { ...type['16'], letterSpacing: vars.tracking['16'] });
base('h3, h4, h5, h6', type['14']);
base('p', { textWrap: 'pretty' });
base('a', {
  color: vars.text.link,
  textDecoration: vars.link.underline,
  textUnderlineOffset: '3px',
});
base('a:hover', { textDecoration: 'underline' });
base('code, kbd, samp, pre', { fontFamily: vars.font.mono });

// One ring everywhere. It is an outline, so it never moves the layout; fields pull it to their edge.
base(':focus-visible', { outline: `2px solid ${vars.border.focus}`, outlineOffset: 2 });

const forced = (selector: string, rule: GlobalStyleRule) =>
  base(selector, { '@media': { [media.forcedColors]: rule } });

// Whatever keeps its own colours under forced ones still has the system's ring.
forced(':focus-visible', { outlineColor: 'Highlight' });
// A drawing with a colour of its own would keep it; important because components come later.
forced('svg', { color: 'inherit !important' });

base('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
});
