'use client';

import { FormattedMessage } from '@constella/i18n/react';
import { Button, TextField } from '@constella/ui';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import {
  forgotPasswordDefaults,
  forgotPasswordSchema,
  type ForgotPasswordValues,
} from './schema.js';

const ForgotPasswordField = Field as FieldOf<ForgotPasswordValues>;

export interface ForgotPasswordFormProps {
  /** Asks for the link. What it throws is shown in the form; the address stays. */
  onSubmit: (values: ForgotPasswordValues) => Promise<unknown> | void;
  /** @default empty */
  defaultValues?: Partial<ForgotPasswordValues>;
  /** Puts the focus into the field when the form appears. @default false */
  focused?: boolean;
  className?: string;
}

/** Asking for a link that sets a new password. */
export function ForgotPasswordForm({
  onSubmit,
  defaultValues,
  focused = false,
  className,
}: ForgotPasswordFormProps) {
  const form = useConstellaForm({
    schema: forgotPasswordSchema,
    defaults: forgotPasswordDefaults,
    defaultValues,
    onSubmit,
    failure: { title: 'auth.forgot.failed', fallback: 'auth.forgot.fallback' },
  });
  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <ForgotPasswordField name="email" label="auth.form.email.label">
          {(input) => (
            <TextField
              {...input}
              size="large"
              type="email"
              autoComplete="email"
              // The page is this field, and whoever asked for it came to type.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={focused}
            />
          )}
        </ForgotPasswordField>
        <FormNotice notice={form.notice} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          <FormattedMessage id="auth.forgot.submit" />
        </Button>
      </div>
    </Form>
  );
}
