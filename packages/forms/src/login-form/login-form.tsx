'use client';

import { routes } from '@constella/api-client';
import { FormattedMessage } from '@constella/i18n/react';
import { Button, Link, PasswordField, TextField } from '@constella/ui';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import * as styles from './login-form.css.js';
import { loginDefaults, loginSchema, type LoginValues } from './schema.js';

const LoginField = Field as FieldOf<LoginValues>;

export interface LoginFormProps {
  /** Signs in. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: LoginValues) => Promise<unknown> | void;
  /** @default empty */
  defaultValues?: Partial<LoginValues>;
  /** Keeps the username, never the password, in this tab. */
  draftKey?: string;
  /** Where a forgotten password is replaced. Without it, nothing is offered. */
  forgotHref?: string;
  className?: string;
}

/** Signing in: name and password, or an account elsewhere. */
export function LoginForm({
  onSubmit,
  defaultValues,
  draftKey,
  forgotHref,
  className,
}: LoginFormProps) {
  const form = useConstellaForm({
    schema: loginSchema,
    defaults: loginDefaults,
    defaultValues,
    onSubmit,
    failure: { title: 'errors.login.title', fallback: 'errors.login.fallback' },
    draftKey,
    draftExcludes: ['password'],
  });
  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <LoginField name="username" label="auth.form.username.label">
          {(input) => (
            <TextField
              {...input}
              size="large"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </LoginField>
        <LoginField name="password" label="auth.form.password.label">
          {(input) => <PasswordField {...input} size="large" autoComplete="current-password" />}
        </LoginField>
        {forgotHref === undefined ? null : (
          <p className={styles.forgot}>
            <Link href={forgotHref}>
              <FormattedMessage id="auth.form.login.forgot" />
            </Link>
          </p>
        )}
        <FormNotice notice={form.notice} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          <FormattedMessage id="auth.form.login.submit" />
        </Button>
        <p className={styles.or}>
          <FormattedMessage id="auth.form.or" />
        </p>
        {/* A plain anchor: the server answers, not the router. */}
        <Button asChild size="large">
          <a href={routes.externalSignIn.path}>
            <FormattedMessage id="auth.form.google" />
          </a>
        </Button>
      </div>
    </Form>
  );
}
