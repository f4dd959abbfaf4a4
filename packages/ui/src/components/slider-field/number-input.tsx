'use client';

import { type ComponentProps, type KeyboardEvent, useState } from 'react';

import { classNames } from '../../class-names.js';
import { useUi } from '../../provider/ui-context.js';
import * as control from '../field-frame/control.css.js';
import { formatNumber, isSettled, type NumberRange, parseNumber, settle } from './number-text.js';
import * as styles from './slider-field.css.js';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'type' | 'role' | 'min' | 'max' | 'step' | 'onChange' | 'size'
>;

interface NumberInputProps extends NativeProps {
  value: number;
  onValueChange: (value: number) => void;
  range: NumberRange;
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number as text. While it is typed it stands as typed, and every allowed number counts at once;
 * leaving the field or pressing Enter brings it into its bounds and onto its grid.
 */
export function NumberInput({
  value,
  onValueChange,
  range,
  onBlur,
  onKeyDown,
  className,
  ...props
}: NumberInputProps) {
  const { locale } = useUi();
  const [typed, setTyped] = useState<string>();

  const change = (next: number) => {
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text, locale);
    if (number !== undefined && isSettled(number, range)) change(number);
  };
  const finish = () => {
    if (typed === undefined) return;
    const number = parseNumber(typed, locale);
    setTyped(undefined);
    if (number !== undefined) change(settle(number, range));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    // Not prevented: Enter goes on to submit the form, with the settled number.
    if (event.key === 'Enter') finish();
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const from = (typed !== undefined && parseNumber(typed, locale)) || value;
    setTyped(undefined);
    change(settle(from + steps * range.step, range));
  };

  return (
    <input
      type="text"
      role="spinbutton"
      inputMode={range.step % 1 === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      aria-valuenow={value}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      value={typed ?? formatNumber(value, locale, range.step)}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
      className={classNames(control.control, control.size.medium, styles.number, className)}
    />
  );
}
