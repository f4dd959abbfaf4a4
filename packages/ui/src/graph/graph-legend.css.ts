import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';
import { type } from '../tokens/type.js';

export const legend = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['6']} ${vars.space['12']}`,
  color: vars.text.muted,
});

/** One half of the legend; in a wide place both halves share a line. */
export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['6']} ${vars.space['12']}`,
  // In a narrow one all entries flow together, or each half would break on its own.
  '@media': { [media.small]: { display: 'contents' } },
});

export const entry = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });

const dot = {
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  borderWidth: 2,
  borderStyle: 'solid',
  // All rings have one colour then: the glyphs take their place.
  '@media': { [media.forcedColors]: { display: 'none' } },
} as const;

export const typeDot = {
  meta: componentStyle({ ...dot, borderColor: vars.agent.meta }),
  coordinator: componentStyle({ ...dot, borderColor: vars.agent.coordinator }),
  processor: componentStyle({ ...dot, borderColor: vars.agent.processor }),
  executor: componentStyle({ ...dot, borderColor: vars.agent.executor }),
};

export const glyph = componentStyle({
  display: 'none',
  '@media': { [media.forcedColors]: { display: 'block' } },
});

export const sample = componentStyle({
  inlineSize: 18,
  blockSize: 6,
  fill: 'none',
  stroke: vars.border.controlHover,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
