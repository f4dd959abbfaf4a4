import { type RefObject, useRef } from 'react';

import { useControllable } from './use-controllable.js';
import { useFormReset } from './use-form-reset.js';

interface FieldValueOptions<Value> {
  /** The caller's; left out, the field keeps its own. */
  value: Value | undefined;
  /** Its own at first. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** Somewhere inside the form. */
  field: RefObject<Element | null>;
  /** Forgets what is half typed when the form is reset. */
  onReset?: () => void;
}

/**
 * The value of a field and what changes it. A reset of its form brings the first value back: its
 * own default, or what the caller gave at first, which the caller is told.
 */
export function useFieldValue<Value>({
  value: given,
  defaultValue,
  onValueChange,
  field,
  onReset,
}: FieldValueOptions<Value>) {
  const first = useRef(given);
  const [value, setValue] = useControllable(given, defaultValue, onValueChange);
  useFormReset(field, () => {
    onReset?.();
    const back = given === undefined || first.current === undefined ? defaultValue : first.current;
    if (!Object.is(back, value)) setValue(back);
  });
  return [value, setValue] as const;
}
