'use client';

import { type ComponentProps, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import * as control from '../private/control.css.js';
import { useFormReset } from '../private/use-form-reset.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import * as styles from './number-field.css.js';
import type { NumberRange } from '../private/number-text.js';
import { useNumberText } from './use-number-text.js';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'type' | 'role' | 'min' | 'max' | 'step' | 'onChange' | 'size'
>;

interface NumberInputProps extends NativeProps {
  value: number;
  onValueChange: (value: number) => void;
  range: NumberRange;
}

/** A number as text in a box of its own, beside a slider. It always has a value. */
export function NumberInput({
  value,
  onValueChange,
  range,
  onBlur,
  onKeyDown,
  className,
  ref,
  ...props
}: NumberInputProps) {
  const number = useNumberText({ value, onValueChange, range, locked: props.readOnly === true });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(ref, input);
  useFormReset(input, number.forget);
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode={range.step % 1 === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      ref={inputRef}
      aria-valuenow={Number.isFinite(value) ? value : undefined}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      value={number.text}
      onChange={number.onChange}
      onBlur={(event) => {
        number.finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        number.onKeyDown(event);
      }}
      className={classNames(control.control, control.size.medium, styles.alone, className)}
    />
  );
}
