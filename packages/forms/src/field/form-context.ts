import { createContext, use } from 'react';

import type { FormTexts } from './form-text.js';

/** A field as the form knows it: what the summary of errors calls it and where it leads. */
export interface KnownField {
  id: string;
  label: string;
}

export interface FormContextValue {
  /** Every mounted field by its name, in the order they were mounted. */
  fields: Map<string, KnownField>;
  /** Runs something now, or, while a pointer is down, once it is released. */
  afterPress: (run: () => void) => void;
  /** The form's own message function. */
  texts: FormTexts | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. @throws outside `<Form>` */
export function useFormContextValue(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error('A field must stand inside <Form>');
  return value;
}
