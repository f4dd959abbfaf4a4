import { bounds, type RowOfRecord } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, PasswordField, Stack, Switch } from '@constella/ui';
import { useState } from 'react';

import * as styles from './result-view.css';

interface SourceSettingsProps {
  source: RowOfRecord<'regulation_sources'>;
  /** Rejects when it was not stored; who shows the source says so. */
  onChange: (changes: { enabled?: boolean; apiKey?: string }) => Promise<unknown>;
}

/** Whether a source is used, and a new key for it. A stored key never comes back. */
export function SourceSettings({ source, onChange }: SourceSettingsProps) {
  const intl = useIntl();
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const isHeld = source.held?.includes('apiKey') ?? false;

  const save = async () => {
    setBusy(true);
    try {
      await onChange({ apiKey: key });
      setKey('');
      setSaved(true);
    } catch {
      // Said above the list; what was typed stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={12}>
      <Switch
        label={intl.formatMessage({ id: 'regulation.enabled' }, { source: source.name })}
        checked={source.enabled}
        onCheckedChange={(enabled) => void onChange({ enabled }).catch(() => undefined)}
      />
      <form
        className={styles.keyForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (key !== '' && !busy) void save();
        }}
      >
        <PasswordField
          className={styles.keyField}
          label={intl.formatMessage({ id: 'regulation.key' })}
          description={intl.formatMessage({
            id: isHeld ? 'regulation.keyHeld' : 'regulation.keyNone',
          })}
          autoComplete="new-password"
          maxLength={bounds.shortText.max}
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
            setSaved(false);
          }}
        />
        <Button type="submit" size="small" busy={busy} disabled={key === ''}>
          {intl.formatMessage({ id: 'regulation.saveKey' })}
        </Button>
        <span role="status">{saved && intl.formatMessage({ id: 'regulation.keySaved' })}</span>
      </form>
    </Stack>
  );
}
