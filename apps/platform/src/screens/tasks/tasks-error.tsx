import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState } from '@constella/ui';

import { ErrorText } from '../../base/error-text';
/** The runs could not be read. */
export function TasksError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'tasks.list.failed' })}
      description={<ErrorText error={error} />}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>}
    />
  );
}
