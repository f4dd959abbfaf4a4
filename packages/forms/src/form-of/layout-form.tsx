'use client';

import { Button } from '@constella/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

import type { FailureMessages } from '../field/failure.js';
import { FormActions } from '../field/form-actions.js';
import { FormErrorSummary } from '../field/form-error-summary.js';
import * as styles from '../field/form-layout.css.js';
import { FormReset } from '../field/form-reset.js';
import type { FormTexts } from '../field/form-context.js';
import { useFormText, type FormText } from '../field/form-text.js';
import { Form } from '../field/form.js';
import { useConstellaForm, type ConstellaFormOptions } from '../field/use-constella-form.js';
import { FormOf } from './form-of.js';
import type { FormLayout, FormValues } from './layout-types.js';
import type { FormSources } from './sources.js';

/** The texts of a whole form around its fields. */
export interface LayoutFormWords {
  submit: FormText;
  /** On the button while it is sent. @default what it says anyway */
  submitting?: FormText;
  reset: FormText;
  /** Above the wrong fields; takes `{count}`. */
  summary: FormText;
  /** Takes `{time}`. */
  draftSaved: FormText;
  failure: FailureMessages;
}

/** The props every form of a layout takes. */
export interface FilledFormProps<Schema extends z.ZodObject> extends FormSources {
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
  /** Above the buttons: what it would cost. */
  aside?: ReactNode;
  /**
   * The surface it stands on: its own panel, one that reaches the edges of a small screen, or none
   * inside a sheet or dialog.
   * @default 'panel'
   */
  surface?: 'panel' | 'bleed' | 'none';
}

export interface LayoutFormProps<Schema extends z.ZodObject> extends FilledFormProps<Schema> {
  /** Made by `defineLayout`. */
  layout: FormLayout<Schema>;
  words: LayoutFormWords;
}

function Words({ of: text }: { of: FormText }) {
  return useFormText()(text);
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
  surface = 'panel',
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
    <Form of={form} className={styles.panel[surface]}>
      <div className={styles.summary}>
        <FormErrorSummary title={words.summary} />
      </div>
      <FormOf layout={layout} {...sources} />
      <FormActions
        notice={form.notice}
        draftSavedAt={form.draft.savedAt}
        draftSaved={words.draftSaved}
        aside={aside}
      >
        <FormReset of={form} label={words.reset} />
        <Button type="submit" variant="primary" busy={form.busy}>
          <Words of={(form.busy && words.submitting) || words.submit} />
        </Button>
      </FormActions>
    </Form>
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
