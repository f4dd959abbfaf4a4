import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState } from '@constella/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useApp } from './app-context';
import { signInHref } from './paths';
import { useSession } from './session';
import { LoadingShell, PublicShell } from './shell';

/** Lets a signed-in user through; a visitor signs in first and then comes back. */
export function Protected() {
  const { user, isLoading } = useSession();
  const { sessionEnd } = useApp();
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  // `useSessionEnd` is on its way to the sign-in screen.
  if (isLoading || sessionEnd.get()) return <LoadingShell />;
  // An unreachable server is not a signed-out user: offer to ask again instead of signing out.
  if (user === undefined)
    return (
      <PublicShell>
        <SessionFailed />
      </PublicShell>
    );
  return <Navigate to={signInHref(pathname + search)} replace />;
}

/** The server did not say who is signed in. */
export function SessionFailed() {
  const intl = useIntl();
  const { isFetching, retry } = useSession();
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.session.failed' })}
      description={intl.formatMessage({ id: 'shell.offline.description' })}
      action={
        <Button busy={isFetching} onClick={() => void retry()}>
          {intl.formatMessage({ id: 'shell.action.retry' })}
        </Button>
      }
    />
  );
}
