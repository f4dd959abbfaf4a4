import { ApiError, type ModelServiceKind, type ModelServiceTest } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Checkbox, PasswordField, TextField } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';

import { ErrorText } from '../../base/error-text';
import * as styles from './model-services.css';
import { TestLine } from './test-line';

/** What was typed of a service. */
export interface TypedService {
  key: string;
  baseUrl?: string;
  allowPrivate?: boolean;
}

interface KeyFormProps {
  kind: ModelServiceKind;
  /** Asks for the address too. */
  withAddress?: boolean;
  /** The name of the button that sends it. */
  action: string;
  send: (typed: TypedService) => Promise<void>;
  test: (typed: TypedService) => Promise<ModelServiceTest>;
  onCancel: () => void;
}

/** A key, and where it belongs: it can be tried out before it is kept, and is never shown again. */
export function KeyForm({ kind, withAddress, action, send, test, onCancel }: KeyFormProps) {
  const intl = useIntl();
  const [key, setKey] = useState('');
  const [address, setAddress] = useState('');
  const [allowPrivate, setAllowPrivate] = useState(false);
  const typed = { key, ...(withAddress && { baseUrl: address, allowPrivate }) };
  const sending = useMutation({ mutationFn: () => send(typed) });
  const trying = useMutation({ mutationFn: () => test(typed) });
  const error = sending.error ?? trying.error;
  const fields = error instanceof ApiError ? error.fields : undefined;
  const isNamed = Boolean(fields?.['key'] ?? fields?.['baseUrl']);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    trying.reset();
    sending.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {withAddress && (
        <TextField
          label={intl.formatMessage({ id: 'services.field.address' })}
          value={address}
          error={fields?.['baseUrl']}
          placeholder="https://models.example.com/v1"
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <PasswordField
        label={intl.formatMessage({ id: 'services.field.key' })}
        name={`${kind}-key`}
        autoComplete="new-password"
        value={key}
        error={fields?.['key']}
        onChange={(event) => setKey(event.target.value)}
      />
      {withAddress && (
        <Checkbox
          label={intl.formatMessage({ id: 'services.field.private' })}
          checked={allowPrivate}
          onCheckedChange={setAllowPrivate}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={sending.isPending}>
          {action}
        </Button>
        <Button
          busy={trying.isPending}
          onClick={() => {
            sending.reset();
            trying.mutate();
          }}
        >
          {intl.formatMessage({ id: 'services.test' })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {intl.formatMessage({ id: 'services.cancel' })}
        </Button>
      </div>
      {trying.data && <TestLine outcome={trying.data} />}
      {error && !isNamed && (
        <p role="alert" className={styles.bad}>
          <ErrorText error={error} />
        </p>
      )}
    </form>
  );
}
