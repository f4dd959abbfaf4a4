import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline } from '@constella/ui';

interface NewerVersionProps {
  /** The number of the version there is now. */
  newer: number;
  /** The number of the version that was to be restored. */
  wanted: number;
  onRestore: () => void;
  onKeep: () => void;
}

/** Somebody saved a version meanwhile: it is in the list now, and what counts is for the reader to say. */
export function NewerVersion({ newer, wanted, onRestore, onKeep }: NewerVersionProps) {
  const intl = useIntl();
  const numbers = { number: String(wanted), newer: String(newer) };
  return (
    <Callout
      tone="warning"
      role="alert"
      title={intl.formatMessage({ id: 'run.versions.conflict' })}
      action={
        <Inline gap={8}>
          <Button size="small" onClick={onKeep}>
            {intl.formatMessage({ id: 'run.versions.keepNewer' }, numbers)}
          </Button>
          <Button size="small" variant="primary" onClick={onRestore}>
            {intl.formatMessage({ id: 'run.versions.restoreOver' }, numbers)}
          </Button>
        </Inline>
      }
    >
      {intl.formatMessage({ id: 'run.versions.newer' }, numbers)}
    </Callout>
  );
}
