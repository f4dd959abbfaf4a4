import { globalStyle } from '@vanilla-extract/css';
import { appStyle, vars } from '@constella/ui/tokens';

const line = `1px solid ${vars.border.default}`;

export const printed = appStyle({
  display: 'none',
  color: vars.text.default,
  '@media': { print: { display: 'block' } },
});

export const table = appStyle({
  inlineSize: '100%',
  marginBlock: vars.space['12'],
  borderCollapse: 'collapse',
  breakInside: 'avoid',
});

export const caption = appStyle({ textAlign: 'start', fontWeight: vars.weight.strong });

export const cell = appStyle({
  padding: vars.space['6'],
  border: line,
  textAlign: 'start',
  verticalAlign: 'top',
});

// The page itself is not printed while a document is.
globalStyle(`body:has(> ${printed}) > :not(${printed})`, {
  '@media': { print: { display: 'none' } },
});
