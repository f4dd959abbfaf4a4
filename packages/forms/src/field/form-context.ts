import { createContext, use } from 'react';

/** The values a text is filled with. */
export type TextValues = Record<string, string | number>;

/**
 * The message function of a form of one's own. It is asked for every text of the form: the message
 * ids, the words of one's own, what a schema answers with. What it answers with undefined is said as
 * the catalogues have it, or as it is written.
 */
export type FormTexts = (text: string, values?: TextValues) => string | undefined;

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
