import { TextArea, TextField } from '@constella/ui';
import { useState } from 'react';

export interface EditableTextProps {
  label: string;
  /** What is stored; another value than the one handed over replaces what is typed. */
  value: string;
  /** Takes the cleaned text; an empty one only without `missing`. */
  onChange: (value: string) => void;
  /** Lines; without it, a single one. */
  rows?: number;
  /** What is stored of what was typed. @default without spaces around it */
  clean?: (typed: string) => string;
  /** Said while the field is empty, which is then not handed over. */
  missing?: string;
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
}: EditableTextProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const field = {
    label,
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
