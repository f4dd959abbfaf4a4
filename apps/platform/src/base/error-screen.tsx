import { ApiError } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink } from '@constella/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { useErrorText } from './error-text';
import { NotFoundScreen } from './not-found';
import { paths } from './paths';
import { StatePage } from './state-page';

interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
  /** It is being tried again. @default false */
  isRetrying?: boolean;
  /** The failure. @default that something went wrong */
  title?: string;
  /** The meaning of a 404 here. @default the page is not found */
  notFound?: ReactNode;
}

/**
 * Stands for a page whose data could not be had: not found, access denied, under maintenance (503
 * with `Retry-After`), offline, or what else went wrong. Needs the `errors` namespace.
 */
export function ErrorScreen({ error, notFound, ...props }: ErrorScreenProps) {
  const { kind, status, retryAfter } =
    error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 404) return notFound ?? <NotFoundScreen />;
  if (status === 403) return <AccessDeniedScreen />;
  if (status === 503 && retryAfter !== undefined)
    return <MaintenanceScreen {...props} retryAfter={retryAfter} />;
  if (kind === 'network') return <OfflineScreen {...props} />;
  return <FailedScreen {...props} error={error} />;
}

type Retry = Pick<ErrorScreenProps, 'onRetry' | 'isRetrying'>;

function RetryButton({ onRetry, isRetrying = false }: Retry) {
  const intl = useIntl();
  return (
    <Button variant="primary" busy={isRetrying} onClick={onRetry}>
      {intl.formatMessage({ id: 'shell.action.retry' })}
    </Button>
  );
}

function HomeLink() {
  const intl = useIntl();
  return (
    <ButtonLink href={paths.home}>{intl.formatMessage({ id: 'shell.action.home' })}</ButtonLink>
  );
}

/** The server refuses this page to whoever is signed in. */
export function AccessDeniedScreen() {
  const intl = useIntl();
  return (
    <StatePage
      page={intl.formatMessage({ id: 'shell.title.accessDenied' })}
      title={intl.formatMessage({ id: 'errors.accessDenied.title' })}
      description={intl.formatMessage({ id: 'errors.accessDenied.description' })}
    >
      <HomeLink />
    </StatePage>
  );
}

/** The longest time `setTimeout` counts. */
const longestWait = 2 ** 31 - 1;

function MaintenanceScreen({ retryAfter, ...retry }: Retry & { retryAfter: number }) {
  const intl = useIntl();
  const tryAgain = useEffectEvent(retry.onRetry);
  useEffect(() => {
    const timer = setTimeout(tryAgain, Math.min(Math.max(retryAfter, 1_000), longestWait));
    return () => clearTimeout(timer);
  }, [retryAfter]);
  const minutes = Math.ceil(retryAfter / 60_000);
  return (
    <StatePage
      announced
      title={intl.formatMessage({ id: 'errors.maintenance.title' })}
      description={
        <>
          {intl.formatMessage({ id: 'errors.maintenance.description' })}{' '}
          {intl.formatMessage({ id: 'errors.maintenance.again' }, { minutes })}
        </>
      }
    >
      <RetryButton {...retry} />
    </StatePage>
  );
}

function OfflineScreen(retry: Retry) {
  const intl = useIntl();
  const tryAgain = useEffectEvent(retry.onRetry);
  useEffect(() => {
    const back = () => tryAgain();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  // A device with a network may still not reach the server.
  const id = navigator.onLine ? 'errors.connection.title' : 'shell.offline.title';
  return (
    <StatePage
      announced
      title={intl.formatMessage({ id })}
      description={intl.formatMessage({ id: 'shell.offline.description' })}
    >
      <RetryButton {...retry} />
    </StatePage>
  );
}

/** Title of an error, where nobody has a better one. */
function titleOf(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'errors.unexpected.title';
  const { kind, status = 0 } = error;
  if (kind === 'timeout') return 'errors.timeout.title';
  if (kind === 'invalid-response') return 'errors.invalidResponse.title';
  if (status === 409 || status === 412) return 'errors.conflict.title';
  if (status === 429) return 'errors.tooMany.title';
  return status >= 500 ? 'errors.server.title' : 'errors.general.title';
}

function FailedScreen({ error, title, ...retry }: Omit<ErrorScreenProps, 'notFound'>) {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <StatePage
      announced
      page={intl.formatMessage({ id: 'shell.title.error' })}
      title={title ?? intl.formatMessage({ id: titleOf(error) })}
      description={errorText(error)}
    >
      <RetryButton {...retry} />
      <HomeLink />
    </StatePage>
  );
}
