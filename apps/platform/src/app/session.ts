import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApp } from './app-context';
import { paths, signInHref } from './paths';
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

/** Why a session ended: its user signed out, or it ran out on the server. */
export type SessionEnd = 'left' | 'expired';

/**
 * Leads to sign-in when the session ends, and back from there when it ran out; whatever was typed
 * waits in its draft.
 */
export function useSessionEnd(): void {
  const { sessionEnd } = useApp();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!end) return;
    if (pathname === paths.auth) sessionEnd.set(null);
    else if (end === 'left') void navigate(paths.auth);
    else void navigate(signInHref(pathname + search, 'expired'), { replace: true });
  }, [end, sessionEnd, navigate, pathname, search]);
}
