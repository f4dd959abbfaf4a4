'use client';

import { useMemo, type ReactNode } from 'react';

import type { TextValues } from './form-context.js';
import { useFormText, type FormText } from './form-text.js';

/** One choice of a list, before it is said in a language. */
export interface FormOption<Value extends string> {
  value: Value;
  label: FormText;
  description?: FormText;
  /** The values both are filled with. */
  values?: TextValues;
  icon?: ReactNode;
}

/** A choice as the controls take it. */
export interface SaidOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
}

/** A list of choices in the active language. */
export function useOptions<Value extends string>(
  options: readonly FormOption<Value>[],
): SaidOption<Value>[] {
  const say = useFormText();
  return useMemo(
    () =>
      options.map(({ value, label, description, values, icon }) => ({
        value,
        label: say(label, values),
        ...(description && { description: say(description, values) }),
        ...(icon !== undefined && { icon }),
      })),
    [say, options],
  );
}
