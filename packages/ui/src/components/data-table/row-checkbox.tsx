'use client';

import { classNames } from '../private/class-names.js';
import { CheckIcon } from '../../icons/index.js';
import * as styles from '../checkbox/checkbox.css.js';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** With `range`: from the row that was pressed before. */
  onToggle: (range: boolean) => void;
}

/**
 * Looks and is read as `Checkbox`, for a tenth of its work: no form, no label to draw, and a dozen
 * of them mounted in every frame of a fast scroll.
 */
export function RowCheckbox({ label, checked, onToggle }: RowCheckboxProps) {
  return (
    <button
      type="button"
      {...{ role: 'checkbox', 'aria-checked': checked }}
      aria-label={label}
      data-state={checked ? 'checked' : 'unchecked'}
      className={classNames(styles.box, styles.alone)}
      onClick={(event) => onToggle(event.shiftKey)}
      onKeyDown={(event) => {
        // A checkbox answers to Space alone.
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      {checked && <CheckIcon size={12} className={styles.mark} />}
    </button>
  );
}
