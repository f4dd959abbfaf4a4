'use client';

import { FormattedMessage } from '@constella/i18n/react';
import { Button, PasswordField } from '@constella/ui';
import { useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { PasswordGuide } from '../password/password-guide.js';
import { useRecheck } from '../password/use-recheck.js';
import {
  resetPasswordDefaults,
  resetPasswordSchema,
  type ResetPasswordSubmission,
  type ResetPasswordValues,
} from './schema.js';

const ResetPasswordField = Field as FieldOf<ResetPasswordValues>;

export interface ResetPasswordFormProps {
  /** Sets the password. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: ResetPasswordSubmission) => Promise<unknown> | void;
  /** Puts the focus into the first field when the form appears. @default false */
  focused?: boolean;
  className?: string;
}

/** Setting a new password by the link of a mail. Nothing of it is ever stored. */
export function ResetPasswordForm({
  onSubmit,
  focused = false,
  className,
}: ResetPasswordFormProps) {
  const form = useConstellaForm({
    schema: resetPasswordSchema,
    defaults: resetPasswordDefaults,
    onSubmit,
    failure: { title: 'auth.reset.failed', fallback: 'auth.reset.fallback' },
  });
  useRecheck(form.form, 'newPassword', 'confirmPassword');

  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <ResetPasswordField
          name="newPassword"
          label="auth.reset.new.label"
          description={{ node: <NewPasswordGuide /> }}
        >
          {(input) => (
            <PasswordField
              {...input}
              size="large"
              autoComplete="new-password"
              // Whoever opened the link came to type it.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={focused}
            />
          )}
        </ResetPasswordField>
        <ResetPasswordField name="confirmPassword" label="auth.reset.repeat.label">
          {(input) => <PasswordField {...input} size="large" autoComplete="new-password" />}
        </ResetPasswordField>
        <FormNotice notice={form.notice} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          <FormattedMessage id="auth.reset.submit" />
        </Button>
      </div>
    </Form>
  );
}

function NewPasswordGuide() {
  return (
    <PasswordGuide
      password={useWatch<ResetPasswordValues, 'newPassword'>({ name: 'newPassword' })}
    />
  );
}
