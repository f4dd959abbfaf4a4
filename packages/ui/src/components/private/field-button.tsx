import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.js';
import * as styles from './field-button.css.js';

interface FieldButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** A small action inside a field: clear, show, open. */
export function FieldButton({ label, icon, className, ...props }: FieldButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={classNames(styles.button, className)}
    >
      {icon}
    </button>
  );
}
