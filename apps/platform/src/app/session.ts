import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { readPreference } from './preferences';

/**
 * Who is signed in. `user` is null for a visitor and undefined while the session loads. A browser
 * that signed in before asks once more when the first answer names nobody.
 */
export function useSession() {
  const query = useQuery(queries.user(useApi()));
  const asked = useRef(false);
  const { data, isFetching, refetch } = query;
  useEffect(() => {
    if (data !== null || isFetching || asked.current || !readPreference('attemptedAuth')) return;
    asked.current = true;
    void refetch();
  }, [data, isFetching, refetch]);
  return { user: query.data, isLoading: query.isPending, error: query.error, retry: query.refetch };
}
