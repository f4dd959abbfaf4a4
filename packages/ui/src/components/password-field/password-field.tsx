'use client';

import { useState } from 'react';

import { EyeIcon, EyeOffIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldButton } from '../field-frame/field-button.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'prefix' | 'icon' | 'onClear'
> {
  /** Tells password managers what this is. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be shown. Always left to right, as it is typed. */
export function PasswordField({
  autoComplete = 'current-password',
  disabled,
  ...props
}: PasswordFieldProps) {
  const { labels } = useUi();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
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
}
