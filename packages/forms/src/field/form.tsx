'use client';

import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ComponentProps } from 'react';

import { FormContext } from './form-context.js';
import type { ConstellaForm } from './use-constella-form.js';

export interface FormProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onResetCapture' | 'noValidate'
> {
  /** The return value of `useConstellaForm`. */
  of: ConstellaForm<Input, Output>;
}

/** The form element around its fields. Rules and messages are ours, so the browser's are off. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  of,
  ...props
}: FormProps<Input, Output>) {
  return (
    <FormProvider {...of.form}>
      <FormContext value={of.context}>
        <form
          {...props}
          noValidate
          aria-busy={of.busy || undefined}
          onSubmit={(event) => void of.submit(event)}
          // Before the controls hear of it: some would take their first value, and focus with it.
          onResetCapture={(event) => {
            event.preventDefault();
            event.stopPropagation();
            of.clear();
          }}
        />
      </FormContext>
    </FormProvider>
  );
}
