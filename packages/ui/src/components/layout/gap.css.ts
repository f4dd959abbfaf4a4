import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import type { Gap } from './gaps.js';

export const gap: Record<Gap, string> = {
  '0': componentStyle({ gap: 0 }),
  '2': componentStyle({ gap: vars.space['2'] }),
  '4': componentStyle({ gap: vars.space['4'] }),
  '6': componentStyle({ gap: vars.space['6'] }),
  '8': componentStyle({ gap: vars.space['8'] }),
  '12': componentStyle({ gap: vars.space['12'] }),
  '16': componentStyle({ gap: vars.space['16'] }),
  '20': componentStyle({ gap: vars.space['20'] }),
  '24': componentStyle({ gap: vars.space['24'] }),
  '32': componentStyle({ gap: vars.space['32'] }),
  '40': componentStyle({ gap: vars.space['40'] }),
  '48': componentStyle({ gap: vars.space['48'] }),
  '64': componentStyle({ gap: vars.space['64'] }),
  '96': componentStyle({ gap: vars.space['96'] }),
};
