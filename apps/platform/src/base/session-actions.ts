import {
  ApiError,
  type LoginBody,
  type RegisterBody,
  type SessionUser,
} from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApp } from './app-context';
import { afterSignIn } from './paths';
import { removePreference, writePreference, type LastLogin } from './preferences';

/** Time for the toast to be seen before the page changes. Source: platform-client §9. */
const redirectDelay = 100;

/**
 * Sign in, register and sign out: toasts, local records and redirects of platform-client §4, §9.
 * Needs the `errors` namespace.
 */
export function useSessionActions() {
  const api = useApi();
  const { sessionEnd } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const intl = useIntl();
  const { toast, dismiss } = useToast();
  const lastFailure = useRef<string>(undefined);
  const [isEntering, setEntering] = useState(false);

  const enter = async (user: SessionUser) => {
    setEntering(true);
    const { queryKey } = queries.user(api);
    // What was asked before somebody signed in may be answered after it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, user);
    writePreference('attemptedAuth', 'true');
    setTimeout(
      () => void navigate(afterSignIn(location, user.id), { replace: true }),
      redirectDelay,
    );
  };
  const named = (user: SessionUser) => ({ name: user.fullName || user.username });
  const failed = (
    id: 'errors.login.title' | 'errors.register.title' | 'errors.logout.title',
    description: string,
  ) => {
    lastFailure.current = toast({
      tone: 'destructive',
      title: intl.formatMessage({ id }),
      description,
    });
  };
  const detailOf = (error: unknown) => (error instanceof ApiError ? error.detail : '');

  return {
    /** Signed in, and the redirect that follows has not happened yet. */
    isEntering,
    /** Takes back what was said of a failure: somebody has turned to something else. */
    forgetFailure() {
      if (lastFailure.current !== undefined) dismiss(lastFailure.current);
    },
    async login(body: LoginBody) {
      try {
        const { user, sessionId } = await api.login(body);
        writePreference(
          'lastLogin',
          JSON.stringify({
            username: user.username,
            time: new Date().toISOString(),
            sessionId: sessionId ?? null,
          } satisfies LastLogin),
        );
        await enter(user);
        toast({
          tone: 'success',
          title: intl.formatMessage({ id: 'errors.login.success' }),
          description: intl.formatMessage({ id: 'errors.login.welcome' }, named(user)),
        });
      } catch (error) {
        removePreference('attemptedAuth');
        failed(
          'errors.login.title',
          detailOf(error) || intl.formatMessage({ id: 'errors.login.fallback' }),
        );
        throw error;
      }
    },
    async register(body: RegisterBody) {
      try {
        const { user } = await api.register(body);
        await enter(user);
        toast({
          tone: 'success',
          title: intl.formatMessage({ id: 'errors.register.success' }),
          description: intl.formatMessage({ id: 'errors.register.welcome' }, named(user)),
        });
      } catch (error) {
        failed(
          'errors.register.title',
          detailOf(error) || intl.formatMessage({ id: 'errors.register.fallback' }),
        );
        throw error;
      }
    },
    async logout() {
      try {
        await api.logout();
        // What is still on its way would come back refused.
        await queryClient.cancelQueries();
        removePreference('attemptedAuth');
        removePreference('lastLogin');
        toast({
          title: intl.formatMessage({ id: 'errors.logout.success' }),
          description: intl.formatMessage({ id: 'errors.logout.successDetail' }),
        });
        setTimeout(() => {
          const { queryKey } = queries.user(api);
          const user = queryClient.getQueryData(queryKey);
          if (user) sessionEnd.set({ why: 'left', userId: user.id });
          queryClient.clear();
          queryClient.setQueryData(queryKey, null);
        }, redirectDelay);
      } catch (error) {
        failed(
          'errors.logout.title',
          detailOf(error) || intl.formatMessage({ id: 'errors.logout.fallback' }),
        );
      }
    },
  };
}
