import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { appStyle, layers, vars } from '@constella/ui/tokens';

const line = `1px solid ${vars.border.default}`;

export const printed = appStyle({
  display: 'none',
  color: vars.text.default,
  overflowWrap: 'break-word',
  '@media': { print: { display: 'block' } },
});

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(`${printed} ${selector}`, { '@layer': { [layers.app]: rule } });

// A heading never stands alone at the foot of a page.
inside(':is(h1, h2, h3, h4)', { breakAfter: 'avoid' });
inside('> * + *', { marginBlockStart: vars.space['12'] });
inside('> * + h2', { marginBlockStart: vars.space['24'] });
inside('> * + :is(h3, h4)', { marginBlockStart: vars.space['16'] });
inside(':is(p, li)', { orphans: 3, widows: 3 });

export const list = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  paddingInlineStart: vars.space['20'],
  listStyle: 'disc',
});

export const table = appStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = appStyle({
  paddingBlockEnd: vars.space['6'],
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  breakAfter: 'avoid',
});

/** A long table goes on over the page; a row of it does not. */
export const row = appStyle({ breakInside: 'avoid' });

const edge = { padding: vars.space['6'], border: line, verticalAlign: 'top' } as const;

/** Words may stand in lines: what is to be done in a phase, one thing each. */
export const cell = appStyle({ ...edge, textAlign: 'start', whiteSpace: 'pre-line' });

export const figure = appStyle({
  ...edge,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

// The page itself is not printed while a document is, nor the ground it stands on.
globalStyle(`:root:has(> body > ${printed})`, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`body:has(> ${printed})`, { '@media': { print: { background: 'none' } } });
globalStyle(`body:has(> ${printed}) > :not(${printed})`, {
  '@media': { print: { display: 'none' } },
});
