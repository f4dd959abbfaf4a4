'use client';

import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

import type { FormTexts } from '../field/form-context.js';
import { FormPanel, type FormSurface, type LayoutFormWords } from '../field/form-panel.js';
import { useConstellaForm, type ConstellaFormOptions } from '../field/use-constella-form.js';
import { FormOf } from './form-of.js';
import type { FormLayout, FormValues } from './layout-types.js';
import type { FormSources } from './sources.js';

/** The props every form of a layout takes. */
export interface FilledFormProps<Schema extends z.ZodObject> extends FormSources, FormSurface {
  /** Sends what the schema made of the fields. What it throws is shown; nothing typed is lost. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown> | void;
  /** Read once, at mount. @default the schema's defaults */
  defaultValues?: Partial<FormValues<Schema>> | undefined;
  /** Keeps what is typed; must contain the user's id. */
  draftKey?: string | undefined;
  /** `tab` or `browser`, which keeps it through sign-out and crash. @default 'tab' */
  draftPlace?: ConstellaFormOptions<FieldValues, FieldValues>['draftPlace'];
  /** Says the form's texts in words of one's own. */
  texts?: FormTexts | undefined;
}

export interface LayoutFormProps<Schema extends z.ZodObject> extends FilledFormProps<Schema> {
  /** Made by `defineLayout`. */
  layout: FormLayout<Schema>;
  words: LayoutFormWords;
}

/** A whole form from a layout: errors, fields, draft, buttons. */
export function LayoutForm<Schema extends z.ZodObject>({
  layout,
  words,
  onSubmit,
  defaultValues,
  draftKey,
  draftPlace,
  texts,
  aside,
  surface,
  ...sources
}: LayoutFormProps<Schema>) {
  const form = useConstellaForm<FieldValues, FieldValues>({
    schema: layout.schema,
    defaults: layout.defaults,
    defaultValues,
    onSubmit: (values) => onSubmit(values as z.output<Schema>),
    draftKey,
    draftPlace,
    texts,
    failure: words.failure,
  });
  return (
    <FormPanel of={form} words={words} surface={surface} aside={aside}>
      <FormOf layout={layout} {...sources} />
    </FormPanel>
  );
}

/** The texts of an assistant's form around its fields. */
export const runWords: LayoutFormWords = {
  submit: 'run.start',
  reset: 'tasks.form.reset',
  summary: 'tasks.form.summary',
  draftSaved: 'tasks.form.draftSaved',
  failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
};
