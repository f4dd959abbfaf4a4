import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingBlock: `${vars.space['12']} ${vars.space['4']}`,
  paddingInline: `${vars.space['12']} ${vars.space['8']}`,
  selectors: {
    '[data-rail] > &': { flexDirection: 'column', paddingInline: vars.space['8'] },
  },
});

export const area = componentStyle({
  ...type['13'],
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  padding: `${vars.space['4']} ${vars.space['8']}`,
  border: 0,
  borderRadius: vars.radius['6'],
  background: 'none',
  color: vars.text.strong,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.surface.hover },
    '[data-rail] &': {
      flex: 'none',
      justifyContent: 'center',
      inlineSize: 40,
      paddingInline: 0,
    },
  },
});

export const name = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // Still the button's name.
    '[data-rail] &': { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

export const chevron = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.text.muted,
  selectors: { '[data-rail] &': { display: 'none' } },
});

export const toggle = componentStyle({ flex: 'none' });

export const choice = componentStyle({ minInlineSize: 224 });

export const choiceText = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['12'],
});

export const check = componentStyle({ color: vars.accent.text });
