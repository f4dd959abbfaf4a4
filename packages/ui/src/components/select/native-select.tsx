import { type RefObject, useMemo } from 'react';

import type { ListOption } from '../private/list-box/option-rows.js';
import * as styles from './select.css.js';

interface NativeSelectProps {
  name: string;
  form: string | undefined;
  value: string;
  options: readonly ListOption[];
  required: boolean | undefined;
  disabled: boolean;
  /** Value the browser may fill in; without it only the chosen option is listed. */
  autoComplete: string | undefined;
  /** The browser filled it in. */
  onValueChange: (value: string) => void;
  /** Gets the focus in its place, e.g. when the browser finds the value missing. */
  button: RefObject<HTMLElement | null>;
}

/** The part of a `Select` that forms and the browser's autofill know, out of sight. */
export function NativeSelect({
  value,
  options,
  autoComplete,
  onValueChange,
  button,
  ...props
}: NativeSelectProps) {
  const fillable = autoComplete !== undefined;
  const children = useMemo(() => {
    const listed = fillable ? options : options.filter((option) => option.value === value);
    const known = listed.some((option) => option.value === value);
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody meets it */}
        <option value="" />
        {listed.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {value !== '' && !known && <option value={value}>{value}</option>}
      </>
    );
  }, [fillable, options, value]);
  return (
    <select
      {...props}
      aria-hidden="true"
      tabIndex={-1}
      className={styles.native}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onFocus={() => button.current?.focus()}
    >
      {children}
    </select>
  );
}
