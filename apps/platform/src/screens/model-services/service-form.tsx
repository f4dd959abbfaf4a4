import {
  ApiError,
  currentIn,
  type ModelService,
  type ModelServiceKind,
  type ModelServiceTest,
} from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Checkbox, PasswordField, TextField } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';

import { ErrorText } from '../../base/error-text';
import * as styles from './model-services.css';
import { TestLine } from './test-line';

/** What was typed of a service; what is absent stays as it is. */
export interface TypedService {
  name?: string;
  key?: string;
  baseUrl?: string;
  allowPrivate?: boolean;
}

interface ServiceFormProps {
  kind: ModelServiceKind;
  /** The service as it is: its name and address can be changed, and its key stays unless one is typed. */
  kept?: ModelService;
  /** Asks for the address of a new one. */
  withAddress?: boolean;
  /** The name of the button that sends it. */
  action: string;
  send: (typed: TypedService, version: number | undefined) => Promise<void>;
  test: (typed: TypedService) => Promise<ModelServiceTest>;
  onCancel: () => void;
}

/** A service, and the key that belongs to it: it can be tried out before it is kept. */
export function ServiceForm(props: ServiceFormProps) {
  const { kind, kept, withAddress = false, action, send, test, onCancel } = props;
  const intl = useIntl();
  const [base, setBase] = useState(kept);
  const [name, setName] = useState(kept?.name ?? '');
  const [address, setAddress] = useState(kept?.baseUrl ?? '');
  const [allowPrivate, setAllowPrivate] = useState(kept?.allowPrivate ?? false);
  const [key, setKey] = useState('');
  const typed = base
    ? {
        ...(name !== base.name && { name }),
        ...(address !== base.baseUrl && { baseUrl: address }),
        ...(allowPrivate !== base.allowPrivate && { allowPrivate }),
        ...(key !== '' && { key }),
      }
    : { key, ...(withAddress && { baseUrl: address, allowPrivate }) };
  const sending = useMutation({
    mutationFn: () => send(typed, base?.version ?? undefined),
    onError: (error) => setBase((before) => currentIn<ModelService>(error) ?? before),
  });
  const trying = useMutation({ mutationFn: () => test(typed) });
  const error = sending.error ?? trying.error;
  const newer = currentIn<ModelService>(sending.error);
  const fields = error instanceof ApiError ? error.fields : undefined;
  const isNamed = Boolean(fields?.['key'] ?? fields?.['baseUrl'] ?? fields?.['name']);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    trying.reset();
    sending.mutate();
  };
  const takeTheirs = ({ name: theirs, baseUrl, allowPrivate: allows }: ModelService) => {
    setName(theirs);
    setAddress(baseUrl);
    setAllowPrivate(allows);
    sending.reset();
  };
  const hasAddress = withAddress || kept !== undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {kept && (
        <TextField
          label={intl.formatMessage({ id: 'services.field.name' })}
          value={name}
          error={fields?.['name']}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {hasAddress && (
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
        label={intl.formatMessage({ id: kept ? 'services.field.newKey' : 'services.field.key' })}
        name={`${kind}-key`}
        autoComplete="new-password"
        value={key}
        error={fields?.['key']}
        description={
          kept && kept.key !== 'none' ? intl.formatMessage({ id: 'services.keepsKey' }) : undefined
        }
        onChange={(event) => setKey(event.target.value)}
      />
      {hasAddress && (
        <Checkbox
          label={intl.formatMessage({ id: 'services.field.private' })}
          checked={allowPrivate}
          onCheckedChange={setAllowPrivate}
        />
      )}
      {newer && (
        <Callout tone="warning" title={intl.formatMessage({ id: 'services.conflict' })}>
          <p>{newer.name}</p>
          <p className={styles.address}>
            <bdi dir="ltr">{newer.baseUrl}</bdi>
          </p>
          <Button size="small" onClick={() => takeTheirs(newer)}>
            {intl.formatMessage({ id: 'services.takeTheirs' })}
          </Button>
        </Callout>
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
      {error && !isNamed && !newer && (
        <p role="alert" className={styles.bad}>
          <ErrorText error={error} />
        </p>
      )}
    </form>
  );
}
