import { ApiError } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState } from '@constella/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useApp } from '../base/app-context';
import { signInHref } from '../base/paths';
import { useSession } from '../base/session';
import { SessionSpinner } from '../base/session-spinner';
import { LoadingShell, PublicShell } from './shell';
import { useOnDemand } from '../base/loading/use-on-demand';

/** Lets a signed-in user through; a visitor signs in first and then comes back. */
export function SessionGuard() {
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

const loadErrorScreen = () => import('../base/error-screen');

/** The server did not say who is signed in: it answered with a failure, or cannot be reached. */
export function SessionFailed() {
  const intl = useIntl();
  const { error, isFetching, retry } = useSession();
  // Asked again, the last answer stands until the next one.
  const [failure, setFailure] = useState(error);
  if (error && error !== failure) setFailure(error);
  const wasAnswered = failure instanceof ApiError && failure.kind === 'http';
  const answered = useOnDemand(wasAnswered, loadErrorScreen, ['errors']);
  const title = intl.formatMessage({ id: 'shell.session.failed' });
  const ask = () => void retry();
  if (wasAnswered)
    return answered ? (
      <answered.ErrorScreen error={failure} title={title} isRetrying={isFetching} onRetry={ask} />
    ) : (
      <SessionSpinner />
    );
  return (
    <ErrorState
      headingAs="h1"
      title={title}
      description={intl.formatMessage({ id: 'shell.offline.description' })}
      action={
        <Button busy={isFetching} onClick={ask}>
          {intl.formatMessage({ id: 'shell.action.retry' })}
        </Button>
      }
    />
  );
}
