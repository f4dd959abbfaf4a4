'use client';

import type { Locale } from '@constella/i18n';
import { FormattedMessage } from '@constella/i18n/react';
import { Button, PasswordField, Select, TextField } from '@constella/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import * as layout from '../field/form-layout.css.js';
import { FormNotice } from '../field/form-notice.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import * as styles from './account-form.css.js';
import { languageOptions, useRegionOptions } from './options.js';
import {
  accountFormDefaults,
  accountSchema,
  isAnotherEmail,
  type AccountSubmission,
  type AccountValues,
} from './schema.js';

const AccountField = Field as FieldOf<AccountValues>;

export interface AccountFormProps {
  /** Shown, not changed. */
  username: string;
  /** The language of the interface. When it changes elsewhere, the field follows. */
  language: Locale;
  /** Saves what was changed. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: AccountSubmission) => Promise<unknown> | void;
  /**
   * The profile as it is kept; read once, at mount. A kept language that is not the interface's
   * goes out with the next change. @default empty
   */
  defaultValues?: Partial<Omit<AccountValues, 'currentPassword'>>;
  /** Whether another address asks for the password. @default true */
  hasPassword?: boolean;
  /** Keeps what is typed in this tab. */
  draftKey?: string;
  className?: string;
}

/** The own profile: name, address, language and region. */
export function AccountForm({
  username,
  language,
  onSubmit,
  defaultValues,
  hasPassword = true,
  draftKey,
  className,
}: AccountFormProps) {
  const regionOptions = useRegionOptions();
  // As it was when the form was opened or last saved, whatever another tab has done since.
  const [kept, setKept] = useState<AccountValues>({
    ...accountFormDefaults,
    language,
    ...defaultValues,
  });
  const form = useConstellaForm({
    schema: useMemo(() => accountSchema(kept, hasPassword), [kept, hasPassword]),
    defaults: accountFormDefaults,
    defaultValues: { ...defaultValues, language },
    onSubmit: async (values) => {
      await onSubmit(values);
      setKept((before) => ({ ...before, ...values, currentPassword: '' }));
      form.form.resetField('currentPassword');
    },
    failure: { title: 'account.form.failed', fallback: 'account.form.fallback' },
    draftKey,
    draftExcludes: ['currentPassword'],
  });
  const { adoptDefault } = form;
  const email = useWatch({ control: form.form.control, name: 'email' });
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    adoptDefault('language', language);
  }, [adoptDefault, language]);

  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <dl className={styles.fact}>
          <dt className={styles.term}>
            <FormattedMessage id="account.form.username.label" />
          </dt>
          <dd>{username}</dd>
          <dd className={styles.hint}>
            <FormattedMessage id="account.form.username.description" />
          </dd>
        </dl>
        <AccountField name="fullName" label="account.form.fullName.label" optional>
          {({ value, ...input }) => (
            <TextField {...input} value={value ?? ''} autoComplete="name" />
          )}
        </AccountField>
        <AccountField name="email" label="account.form.email.label" optional>
          {({ value, ...input }) => (
            <TextField {...input} value={value ?? ''} type="email" autoComplete="email" />
          )}
        </AccountField>
        {hasPassword && isAnotherEmail(email, kept.email) ? (
          <AccountField
            name="currentPassword"
            label="account.password.current.label"
            description="account.form.currentPassword.description"
          >
            {({ value, ...input }) => (
              <PasswordField {...input} value={value ?? ''} autoComplete="current-password" />
            )}
          </AccountField>
        ) : null}
        <div className={styles.pair}>
          <AccountField
            name="language"
            label="account.form.language.label"
            description="account.form.language.description"
          >
            {(_input, choice) => <Select {...choice} options={languageOptions} />}
          </AccountField>
          <AccountField
            name="region"
            label="account.form.region.label"
            description="account.form.region.description"
          >
            {(_input, choice) => <Select {...choice} options={regionOptions} />}
          </AccountField>
        </div>
        <FormNotice notice={form.notice} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            <FormattedMessage id="account.form.save" />
          </Button>
        </div>
      </div>
    </Form>
  );
}
