import type { ComponentProps } from 'react';

import { classNames } from '../../class-names.js';
import * as styles from './scratch-pad.css.js';

export const scratchPadTones = ['neutral', 'accent'] as const;
export type ScratchPadTone = (typeof scratchPadTones)[number];

export interface ScratchPadProps extends ComponentProps<'div'> {
  /** @default 'neutral' */
  tone?: (typeof scratchPadTones)[number];
}

/** Says in one sentence what it is for. */
export function ScratchPad({ tone = 'neutral', className, ...props }: ScratchPadProps) {
  return <div {...props} className={classNames(styles.root, styles.tone[tone], className)} />;
}
