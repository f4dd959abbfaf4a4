import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApp } from './app-context';
import { leftFrom, paths, signInHref } from './paths';
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

/** A session that ended. */
export interface SessionEnd {
  /** Its user signed out here; or it ran out on the server, was ended there or in another tab. */
  why: 'left' | 'expired';
  userId: number;
}

/**
 * Leads to sign-in when the session ends, and whoever it was back from there; whatever they typed
 * waits in its draft.
 */
export function useSessionEnd(): void {
  const { sessionEnd } = useApp();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
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
