import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';
import type { ScratchPadTone } from './scratch-pad.js';

export const root = componentStyle({
  ...type['14'],
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['12'],
  borderRadius: vars.radius['6'],
});

export const tone: Record<ScratchPadTone, string> = {
  neutral: componentStyle({ background: vars.surface.active, color: vars.text.default }),
  accent: componentStyle({ background: vars.accent.subtle, color: vars.accent.text }),
};
