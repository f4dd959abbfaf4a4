'use client';

import { type ChangeEvent, useId, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { EyeIcon, EyeOffIcon } from '../../icons/index.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldButton } from '../private/field-button.js';
import type { TypedText } from '../private/typed-text.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';
import { passwordStrength, type PasswordStrength } from './password-strength.js';
import { StrengthMeter } from './strength-meter.js';
import * as meter from './strength-meter.css.js';

interface PasswordFieldBase extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'prefix' | 'icon' | 'onClear'
> {
  /** Tells password managers what this is. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /**
   * Shows how well the password resists guessing: from 0 (very weak) to 4 (strong), or `auto` for
   * the library's own estimate. For new passwords only.
   */
  strength?: 0 | 1 | 2 | 3 | 4 | 'auto';
}

export type PasswordFieldProps = PasswordFieldBase & TypedText;

const textOf = (value: TextFieldProps['value']) => (value === undefined ? '' : String(value));

/** A whole number from 0 to 4, whatever was given. */
const given = (strength: number): PasswordStrength =>
  (Number.isFinite(strength)
    ? Math.min(4, Math.max(0, Math.round(strength)))
    : 0) as PasswordStrength;

/** A password that can be shown. Always left to right, as it is typed. */
export function PasswordField({
  autoComplete = 'current-password',
  strength,
  disabled,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: PasswordFieldProps) {
  warnOnce(
    'PasswordField',
    strength !== undefined && autoComplete === 'current-password',
    'the strength of a password somebody has already is nothing they can act on. Pass `autoComplete="new-password"`, or leave `strength` out.',
  );
  const { labels } = useUi();
  const meterId = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(() => textOf(props.defaultValue));
  const metered = strength !== undefined;
  const password = props.value === undefined ? typed : textOf(props.value);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Only an estimate needs to know what is typed.
    if (strength === 'auto') setTyped(event.target.value);
    onChange?.(event);
  };
  const field = (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      className={metered ? undefined : className}
      aria-describedby={metered ? [describedBy, meterId].filter(Boolean).join(' ') : describedBy}
      onChange={change}
      disabled={disabled}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <FieldButton
          label={shown ? labels.hidePassword : labels.showPassword}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
  if (!metered) return field;
  const estimate = () => (password === '' ? undefined : passwordStrength(password));
  return (
    <div className={classNames(meter.field, className)}>
      {field}
      <StrengthMeter id={meterId} strength={strength === 'auto' ? estimate() : given(strength)} />
    </div>
  );
}
