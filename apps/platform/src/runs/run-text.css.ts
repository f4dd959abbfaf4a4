import { keyframes } from '@vanilla-extract/css';
import { appStyle, media, vars } from '@constella/ui/tokens';

export const plain = appStyle({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: '22px',
});

/** Whole blocks and the one that is written, as far apart as all. */
export const writing = appStyle({ display: 'grid', gap: vars.space['8'] });

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = appStyle({
  display: 'inline-block',
  inlineSize: 2,
  blockSize: 16,
  verticalAlign: -3,
  background: vars.accent.solid,
  animation: `${blink} 1s steps(2) infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
