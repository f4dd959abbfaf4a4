'use client';

import { bounds } from '@constella/api-client';
import { FormattedMessage } from '@constella/i18n/react';
import { Button, PasswordField } from '@constella/ui';

import { Field, type FieldOf } from '../field/field.js';
import * as layout from '../field/form-layout.css.js';
import { FormNotice } from '../field/form-notice.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { useRecheck } from '../password/use-recheck.js';
import {
  passwordDefaults,
  passwordSchema,
  type PasswordSubmission,
  type PasswordValues,
} from './schema.js';

const PasswordFormField = Field as FieldOf<PasswordValues>;

export interface PasswordFormProps {
  /** Whose password it is; for password managers, not shown. */
  username: string;
  /** Changes the password. What it throws is shown in the form. */
  onSubmit: (values: PasswordSubmission) => Promise<unknown> | void;
  className?: string;
}

/** Changing the own password. Nothing of it is ever stored, and a success empties the form. */
export function PasswordForm({ username, onSubmit, className }: PasswordFormProps) {
  const form = useConstellaForm({
    schema: passwordSchema,
    defaults: passwordDefaults,
    onSubmit,
    failure: { title: 'account.password.failed', fallback: 'account.password.fallback' },
    afterSuccess: 'reset',
  });
  useRecheck(form.form, 'newPassword', 'confirmPassword');

  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordFormField name="currentPassword" label="account.password.current.label">
          {(input) => <PasswordField {...input} autoComplete="current-password" />}
        </PasswordFormField>
        <PasswordFormField
          name="newPassword"
          label="account.password.new.label"
          description="account.password.new.description"
          values={{ minimum: bounds.password.min, distinct: bounds.password.distinct }}
        >
          {(input) => <PasswordField {...input} autoComplete="new-password" />}
        </PasswordFormField>
        <PasswordFormField name="confirmPassword" label="account.password.repeat.label">
          {(input) => <PasswordField {...input} autoComplete="new-password" />}
        </PasswordFormField>
        <FormNotice notice={form.notice} />
        <div>
          <Button type="submit" busy={form.busy}>
            <FormattedMessage id="account.password.submit" />
          </Button>
        </div>
      </div>
    </Form>
  );
}
