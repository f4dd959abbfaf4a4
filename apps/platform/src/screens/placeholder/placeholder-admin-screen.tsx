import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { ErrorScreen } from '../../base/error-screen';
import { SessionSpinner } from '../../base/session-spinner';
import { PlaceholderScreen } from './placeholder-screen';

/** `/admin` until it is built. Who may see it is the server's to say, as it will be then. */
export function PlaceholderAdminScreen() {
  const users = useQuery(rowQueries.list(useApi(), 'users', { limit: 1 }));
  if (users.data) return <PlaceholderScreen />;
  if (users.isPending) return <SessionSpinner />;
  return (
    <ErrorScreen
      error={users.error}
      isRetrying={users.isFetching}
      onRetry={() => void users.refetch()}
    />
  );
}
