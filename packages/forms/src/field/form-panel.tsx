'use client';

import { Button } from '@constella/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { FailureMessages } from './failure.js';
import { FormActions } from './form-actions.js';
import { FormErrorSummary } from './form-error-summary.js';
import * as styles from './form-layout.css.js';
import { FormReset } from './form-reset.js';
import { useFormText, type FormText } from './form-text.js';
import { Form, type FormProps } from './form.js';

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

/** The props of a whole form for the place it stands in. */
export interface FormSurface {
  /** Above the buttons: what it would cost. */
  aside?: ReactNode;
  /**
   * The surface it stands on: its own panel, one that reaches the edges of a small screen, or none
   * inside a sheet or dialog.
   * @default 'panel'
   */
  surface?: 'panel' | 'bleed' | 'none';
}

interface FormPanelProps<Input extends FieldValues, Output extends FieldValues>
  extends Omit<FormProps<Input, Output>, 'className'>, FormSurface {
  words: Omit<LayoutFormWords, 'failure'>;
  /** Under the errors: what is missing before anything can be sent. */
  callout?: ReactNode;
  /** Why it cannot be sent; the button says it. */
  disabledReason?: string | undefined;
}

/** A whole form around its parts: errors, draft, buttons. */
export function FormPanel<Input extends FieldValues, Output extends FieldValues>({
  of: form,
  words,
  surface = 'panel',
  aside,
  callout,
  disabledReason,
  children,
  ...props
}: FormPanelProps<Input, Output>) {
  const say = useFormText(form.context.texts);
  return (
    <Form {...props} of={form} className={styles.panel[surface]}>
      <div className={styles.summary}>
        <FormErrorSummary title={words.summary} />
        {callout}
      </div>
      {children}
      <FormActions
        notice={form.notice}
        draftSavedAt={form.draft.savedAt}
        draftSaved={words.draftSaved}
        aside={aside}
      >
        <FormReset of={form} label={words.reset} />
        <Button type="submit" variant="primary" busy={form.busy} disabledReason={disabledReason}>
          {say((form.busy && words.submitting) || words.submit)}
        </Button>
      </FormActions>
    </Form>
  );
}
