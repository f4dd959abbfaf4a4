import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { ErrorScreen } from '../../app/error-screen';
import { SessionSpinner } from '../../app/session-spinner';
import { ComingScreen } from './coming-screen';

/** `/admin` until it is built. Who may see it is the server's to say, as it will be then. */
export function ComingAdminScreen() {
  const users = useQuery(rowQueries.list(useApi(), 'users', { limit: 1 }));
  if (users.data) return <ComingScreen />;
  if (users.isPending) return <SessionSpinner />;
  return (
    <ErrorScreen
      error={users.error}
      isRetrying={users.isFetching}
      onRetry={() => void users.refetch()}
    />
  );
}
