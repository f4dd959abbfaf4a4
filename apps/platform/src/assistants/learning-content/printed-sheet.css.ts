import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, vars } from '@constella/ui/tokens';

/** A page of A4 without its margins: on the screen it is measured, and never seen. */
export const page = appStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 690,
  blockSize: 1_000,
  visibility: 'hidden',
  pointerEvents: 'none',
  overflow: 'hidden',
  color: vars.text.default,
  '@media': { print: { position: 'static', visibility: 'visible', inlineSize: 'auto' } },
});

export const sheet = appStyle({
  columnCount: 3,
  columnGap: vars.space['16'],
  columnFill: 'auto',
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

export const title = appStyle({ columnSpan: 'all', fontWeight: vars.weight.strong });

globalStyle(`${sheet} :is(h1, h3, h4, p, li, td, th, code)`, {
  '@layer': { [layers.app]: { fontSize: 'var(--sheet-size)', lineHeight: 1.35 } },
});
globalStyle(`body:has(> ${page}) > :not(${page})`, { '@media': { print: { display: 'none' } } });
