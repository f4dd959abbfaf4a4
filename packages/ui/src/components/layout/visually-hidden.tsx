import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps, ReactElement } from 'react';

import { classNames } from '../private/class-names.js';
import { visuallyHidden } from './visually-hidden.css.js';

interface VisuallyHiddenBase extends ComponentProps<'span'> {
  /** Hides the child element instead of wrapping it, e.g. a heading. @default false */
  asChild?: boolean;
}

export type VisuallyHiddenProps = VisuallyHiddenBase &
  ({ asChild?: false } | { asChild: boolean; children: ReactElement });

/** Text for assistive technology only. The parent should be positioned, or the page may scroll to it. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <Primitive.span {...props} className={classNames(visuallyHidden, className)} />;
}
