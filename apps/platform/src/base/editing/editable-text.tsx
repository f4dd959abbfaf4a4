import { TextArea, TextField } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';

export interface EditableTextProps {
  label: string;
  /** The stored text; another value than the one handed over replaces what is typed. */
  value: string;
  /** Takes the cleaned text; an empty one only without `missing`. */
  onChange: (value: string) => void;
  /** Lines; without it, a single one. */
  rows?: number | undefined;
  /** The stored form of the typed text. @default without spaces around it */
  clean?: ((typed: string) => string) | undefined;
  /** Said while the field is empty, which is then not handed over. */
  missing?: string | undefined;
  /** A muted line under the label. */
  hint?: string | undefined;
  /** The most letters it takes. */
  max?: number | undefined;
  /** The label is there for screen readers alone. */
  labelHidden?: boolean | undefined;
  /** It takes the focus when it comes. */
  hasFocus?: boolean | undefined;
  size?: 'medium' | 'large';
}

const trimmed = (typed: string) => typed.trim();

/** A text of a stored result, changed in place: what is typed stays as it is typed. */
export function EditableText({
  label,
  value,
  onChange,
  rows,
  clean = trimmed,
  missing,
  size = 'medium',
  hint,
  max,
  labelHidden,
  hasFocus = false,
}: EditableTextProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) own.current?.focus();
    // Once: later it goes where the reader goes.
    // oxlint-disable-next-line react/exhaustive-deps -- as it comes
  }, []);
  const field = {
    ref: own,
    label,
    labelHidden,
    description: hint,
    maxLength: max,
    dir: typed === '' ? undefined : 'auto',
    value: typed,
    error: missing !== undefined && clean(typed) === '' && missing,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      const next = clean(target.value);
      if (next === known || (missing !== undefined && next === '')) return;
      setKnown(next);
      onChange(next);
    },
  };
  return rows === undefined ? (
    <TextField {...field} size={size} autoComplete="off" />
  ) : (
    <TextArea {...field} rows={rows} />
  );
}
