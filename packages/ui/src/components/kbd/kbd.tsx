import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './kbd.css.js';

/** A key or a chord, such as `Ctrl K`. Beside a control, give that control `aria-keyshortcuts`. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd {...props} className={classNames(styles.kbd, className)} />;
}
