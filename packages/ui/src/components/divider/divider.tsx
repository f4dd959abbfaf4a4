import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './divider.css.js';

export const dividerOrientations = ['horizontal', 'vertical'] as const;

interface DividerBase extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'horizontal' */
  orientation?: (typeof dividerOrientations)[number];
  /** A word in the middle of a horizontal line, such as "or". */
  label?: ReactNode;
}

export type DividerProps = DividerBase &
  ({ label?: undefined } | { label: ReactNode; orientation?: 'horizontal' });

/** One hairline between two things that belong apart. */
export function Divider({ orientation = 'horizontal', label, className, ...props }: DividerProps) {
  // A separator hides its children from assistive technology; a word in it has to stay readable.
  if (label !== undefined) {
    return (
      <div {...props} className={classNames(styles.labelled, className)}>
        {label}
      </div>
    );
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element, and one ref, for both looks
      role="separator"
      aria-orientation={orientation}
      {...props}
      className={classNames(styles.orientation[orientation], className)}
    />
  );
}
