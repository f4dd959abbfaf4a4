import { ApiError, defaultErrorMessage } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState } from '@constella/ui';

/** The runs could not be read. */
export function TasksFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'tasks.list.failed' })}
      description={error instanceof ApiError ? error.message : defaultErrorMessage}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>}
    />
  );
}
