'use client';

import { FormattedMessage } from '@constella/i18n/react';
import { Button, PasswordField, TextField } from '@constella/ui';
import { useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { PasswordGuide } from '../password/password-guide.js';
import {
  registerDefaults,
  registerSchema,
  type Registration,
  type RegisterValues,
} from './schema.js';
import { useRecheck } from '../password/use-recheck.js';

const RegisterField = Field as FieldOf<RegisterValues>;

export interface RegisterFormProps {
  /** Registers. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: Registration) => Promise<unknown> | void;
  /** @default empty */
  defaultValues?: Partial<RegisterValues>;
  /** Keeps everything but the passwords in this tab. */
  draftKey?: string;
  className?: string;
}

/** Registering: the password is typed twice and sent once. */
export function RegisterForm({ onSubmit, defaultValues, draftKey, className }: RegisterFormProps) {
  const form = useConstellaForm({
    schema: registerSchema,
    defaults: registerDefaults,
    defaultValues,
    onSubmit,
    failure: { title: 'errors.register.title', fallback: 'errors.register.fallback' },
    draftKey,
    draftExcludes: ['password', 'confirmPassword'],
  });
  useRecheck(form.form, 'username', 'password');
  useRecheck(form.form, 'email', 'password');
  useRecheck(form.form, 'password', 'confirmPassword');

  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <RegisterField
          name="username"
          label="auth.form.username.label"
          description="auth.form.username.description"
        >
          {(input) => (
            <TextField
              {...input}
              size="large"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </RegisterField>
        <RegisterField name="fullName" label="auth.form.fullName.label" optional>
          {(input) => <TextField {...input} size="large" autoComplete="name" />}
        </RegisterField>
        <RegisterField name="email" label="auth.form.email.label" optional>
          {(input) => <TextField {...input} size="large" type="email" autoComplete="email" />}
        </RegisterField>
        <RegisterField
          name="password"
          label="auth.form.password.label"
          description={{ node: <RegisterPasswordGuide /> }}
        >
          {(input) => <PasswordField {...input} size="large" autoComplete="new-password" />}
        </RegisterField>
        <RegisterField name="confirmPassword" label="auth.form.confirmPassword.label">
          {(input) => <PasswordField {...input} size="large" autoComplete="new-password" />}
        </RegisterField>
        <FormNotice notice={form.notice} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          <FormattedMessage id="auth.form.register.submit" />
        </Button>
      </div>
    </Form>
  );
}

function RegisterPasswordGuide() {
  const [username, email, password] = useWatch<RegisterValues, ['username', 'email', 'password']>({
    name: ['username', 'email', 'password'],
  });
  return <PasswordGuide password={password} username={username} email={email} />;
}
