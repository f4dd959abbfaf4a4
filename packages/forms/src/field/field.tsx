'use client';

import { useEffect, useId, type ReactNode, type RefCallback } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form';

import { useErrorText, type ErrorText } from './error-text.js';
import * as styles from './field.css.js';
import { useFormContextValue, type TextValues } from './form-context.js';
import { useFormText, type FormText } from './form-text.js';

interface BlurEvent {
  relatedTarget?: EventTarget | null;
}

/** The props every control of the library takes: words, relations and state. */
export interface ControlProps {
  id: string;
  name: string;
  label: string;
  description: ReactNode;
  error: ReactNode;
  optional: boolean;
  onBlur: (event?: BlurEvent) => void;
  ref: RefCallback<{ focus?: () => void }>;
}

/** For controls with a native input: text fields. */
export interface InputProps<Value> extends ControlProps {
  /** Everything is needed unless it says otherwise. */
  required: boolean;
  /** People write in their own script, whatever the page's is; an empty field follows the page. */
  dir: 'auto' | undefined;
  value: Value;
  onChange: (event: { target: { value: unknown } }) => void;
}

/** A control answers with any text; its options, not its type, say which of them there are. */
type Answer<Value> = [Value] extends [string]
  ? string
  : [Value] extends [readonly string[]]
    ? string[]
    : Value;

/** For controls that hand over a value: selects, groups, sliders. */
export interface ChoiceProps<Value> extends ControlProps {
  value: Value;
  onValueChange: (value: Answer<Value>) => void;
}

export interface FieldComponentProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** Dotted path of the value; the server's `fields` use the same. */
  name: Name;
  label: FormText;
  /** A text, or something richer that needs its own component. */
  description?: FormText | { node: ReactNode } | undefined;
  /**
   * The part it belongs to, named before its label in the summary of errors: the row of a table.
   */
  of?: string;
  /** The values label and description are filled with. */
  values?: TextValues;
  /** Marked as optional beside the label. @default false */
  optional?: boolean;
  /**
   * The control. `input` fits what takes `onChange(event)`, `choice` what takes
   * `onValueChange(value)`.
   */
  children: (
    input: InputProps<FieldPathValue<Values, Name>>,
    choice: ChoiceProps<FieldPathValue<Values, Name>>,
  ) => ReactNode;
}

function FieldErrorText({ text, detail }: ErrorText) {
  if (detail === undefined) return text;
  return (
    <>
      {text}
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

/**
 * The one field: joins a control of the library to the form and to the language. It owns id, name,
 * label, description, error text and focus; the control draws them and their relations.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  label,
  description,
  of,
  values,
  optional = false,
  children,
}: FieldComponentProps<Values, Name>): ReactNode {
  const say = useFormText();
  const id = useId();
  const { fields, afterPress } = useFormContextValue();
  const { field, fieldState } = useController<Values, Name>({ name });
  // The controller's own is the default again where a field was emptied.
  const value = useWatch<Values, Name>({ name });
  const errorText = useErrorText();
  const error = errorText(fieldState.error);
  const labelText = say(label, values);

  useEffect(() => {
    fields.set(name, { id, label: of === undefined ? labelText : `${of}: ${labelText}` });
    return () => {
      fields.delete(name);
    };
  }, [fields, id, labelText, name, of]);

  const control: ControlProps = {
    id,
    name,
    label: labelText,
    description:
      description && typeof description === 'object' && 'node' in description
        ? description.node
        : description && say(description, values),
    error: error && <FieldErrorText {...error} />,
    optional,
    onBlur: (event) => {
      // From one option of a group to the next, nobody has left the field.
      const next = event?.relatedTarget;
      if (next instanceof Node && document.getElementById(id)?.contains(next)) return;
      afterPress(field.onBlur);
    },
    ref: field.ref,
  };
  return children(
    {
      ...control,
      required: !optional,
      dir: value === '' ? undefined : 'auto',
      value,
      onChange: field.onChange,
    },
    { ...control, value, onValueChange: field.onChange },
  );
}

/** `Field` for one form's values, so that names and values are checked. */
export type FieldOf<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  props: FieldComponentProps<Values, Name>,
) => ReactNode;
