import { useIntl } from '@constella/i18n/react';
import { TextField, type TextFieldProps } from '@constella/ui';
import { useState } from 'react';

interface RequiredTextProps extends Pick<TextFieldProps, 'maxLength'> {
  label: string;
  value: string;
  /** Takes every text but an empty one. */
  onChange: (text: string) => void;
}

/** A text of a result that is never without one: emptied it says so, and what is kept is the last. */
export function RequiredText({ label, value, onChange, maxLength }: RequiredTextProps) {
  const intl = useIntl();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextField
      label={label}
      maxLength={maxLength}
      dir="auto"
      value={isEmpty ? '' : value}
      error={isEmpty ? intl.formatMessage({ id: 'validation.generic.required' }) : undefined}
      onChange={({ target }) => {
        const isMissing = target.value.trim() === '';
        setEmpty(isMissing);
        if (!isMissing) onChange(target.value);
      }}
    />
  );
}
