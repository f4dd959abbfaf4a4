import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const zone = componentStyle({
  ...type['13'],
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 96,
  alignContent: 'center',
  padding: vars.space['16'],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.control,
  color: vars.text.muted,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover, background: vars.surface.hover },
    '&[data-state="over"]': {
      borderStyle: 'solid',
      borderColor: vars.border.focus,
      background: vars.surface.selected,
    },
    '&[data-state="locked"]': {
      background: vars.surface.hover,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
    '&[data-invalid]': { borderColor: vars.danger.border },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: 2 },
  },
});

/** The real control lies over the whole zone: a press anywhere opens the system's dialog. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
  },
});

export const prompt = componentStyle({ color: vars.text.default });

export const action = componentStyle({
  color: vars.text.link,
  fontWeight: vars.weight.medium,
  selectors: { [`${zone}[data-state="locked"] &`]: { color: 'inherit' } },
});

export const limits = componentStyle({ ...type['12'] });

export const list = componentStyle({
  display: 'grid',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  minInlineSize: 0,
  padding: vars.space['8'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const preview = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  overflow: 'hidden',
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
  color: vars.text.muted,
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const words = componentStyle({ flex: 1, display: 'grid', gap: 2, minInlineSize: 0 });

export const line = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['8'],
  minInlineSize: 0,
});

export const name = componentStyle({
  ...type['13'],
  color: vars.text.strong,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const detail = componentStyle({
  ...type['12'],
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const problem = componentStyle({
  ...type['12'],
  color: vars.danger.text,
  overflowWrap: 'anywhere',
});

export const remove = componentStyle({
  '@media': { [media.coarse]: { minInlineSize: 44, minBlockSize: 44 } },
});
