import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApp, type AppServices } from './app-context';
import { leftFrom, paths, signInHref } from './paths';

/**
 * Who is signed in. `user` is null for a visitor, and undefined while that is not known: the session
 * loads for the first time (`isLoading`), or could not be read.
 */
export function useSession() {
  // What a page shows depends on the session: were a part of it to ask again for one that could not
  // be read, it would take itself away.
  const query = useQuery({ ...queries.user(useApi()), retryOnMount: false });
  const { data: user, isFetched, isFetching, error, refetch } = query;
  return { user, isLoading: !isFetched, isFetching, error, retry: refetch };
}

/** Asks who is signed in, and once more when that is nobody (platform-client §4). */
export async function askForUser({
  client,
  queryClient,
}: Pick<AppServices, 'client' | 'queryClient'>): Promise<void> {
  const user = queries.user(client);
  await queryClient.prefetchQuery(user);
  if (queryClient.getQueryData(user.queryKey) === null)
    await queryClient.refetchQueries({ queryKey: user.queryKey });
}

/**
 * Leads to sign-in when the session ends, and whoever it was back from there; whatever they typed
 * waits in its draft.
 */
export function useSessionEnd(): void {
  const { sessionEnd } = useApp();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get, sessionEnd.get);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!end) return;
    const path = pathname + search;
    const state = leftFrom({ userId: end.userId, path });
    if (pathname === paths.auth) sessionEnd.set(null);
    else if (end.why === 'left') void navigate(paths.auth, { state });
    else void navigate(signInHref(path, 'expired'), { replace: true, state });
  }, [end, sessionEnd, navigate, pathname, search]);
}
