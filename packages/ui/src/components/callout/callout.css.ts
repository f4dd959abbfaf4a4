import { globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { layers } from '../../tokens/layers.css.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space['12']} 10px`,
  padding: `10px ${vars.space['12']}`,
  border: '1px solid',
  borderRadius: vars.radius['8'],
});

// The quota and form-error banners of the picture: wash, a tinted hairline, the strong text step.
const tinted = (name: 'info' | 'success' | 'warning' | 'danger') =>
  componentStyle({
    background: vars[name].wash,
    borderColor: vars[name].subtleBorder,
    color: vars[name].strong,
  });

export const tone = {
  neutral: componentStyle({
    background: vars.surface.raised,
    borderColor: vars.border.default,
    color: vars.text.default,
  }),
  info: tinted('info'),
  success: tinted('success'),
  warning: tinted('warning'),
  danger: tinted('danger'),
};

export const icon = {
  neutral: componentStyle({ color: vars.text.muted }),
  info: componentStyle({ color: vars.info.text }),
  success: componentStyle({ color: vars.success.text }),
  warning: componentStyle({ color: vars.warning.text }),
  danger: componentStyle({ color: vars.danger.text }),
};

/** As tall as the first line, so the icon stays centred on it in every script. */
export const mark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: '1lh',
});

/** Beside the mark however narrow it gets: only what follows goes onto a line of its own. */
export const words = componentStyle({
  flex: '1 1 min(12rem, calc(100% - 26px))',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: vars.weight.medium });

// Controls are taller than the line they stand on; they may not make the banner taller.
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlock: '-5px',
  marginInline: 'auto -4px',
});

globalStyle(`${words} a`, {
  '@layer': { [layers.components]: { color: 'inherit', textDecoration: 'underline' } },
});
