import type { AriaAttributes, ReactNode } from 'react';

import { isUnnamed, warnOnce } from '../private/warn-once.js';

declare const process: { env: { NODE_ENV?: string } };

interface Content {
  icon: ReactNode;
  iconEnd: ReactNode;
  children: ReactNode;
  /** Where a name may stand instead of words. */
  props: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
}

/** Says that a button has a picture alone, which is no name. */
export function checkButtonName(component: string, content: Content, sentence: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const { icon, iconEnd, children, props } = content;
  const names = [children, props['aria-label'], props['aria-labelledby']];
  warnOnce(component, Boolean(icon || iconEnd) && names.every(isUnnamed), sentence);
}
