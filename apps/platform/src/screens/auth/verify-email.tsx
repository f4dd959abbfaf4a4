import { ApiError } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Spinner } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { AuthView } from './auth-view';
import { StaleConfirmation } from './stale-confirmation';
import { useLinkToken } from './use-link-token';

/** The outcome of a confirmation; a failure that is not the link's fault may be tried again. */
type Outcome = 'pending' | 'done' | { refused: string } | { failed: string };

/** An address is confirmed by opening the link; there is nothing to press. */
export function VerifyEmail() {
  const token = useLinkToken();
  return token ? <Confirmation key={token} token={token} /> : <StaleConfirmation />;
}

function Confirmation({ token }: { token: string }) {
  const intl = useIntl();
  const { user } = useSession();
  const [outcome, confirm] = useConfirmation(token);
  const page = intl.formatMessage({ id: 'auth.verify.pageTitle' });
  if (outcome === 'pending')
    return (
      <AuthView page={page} title={intl.formatMessage({ id: 'auth.verify.busy' })}>
        <div>
          <Spinner label={intl.formatMessage({ id: 'auth.verify.busy' })} size={20} />
        </div>
      </AuthView>
    );
  if (outcome === 'done')
    return (
      <AuthView
        page={page}
        announced
        title={intl.formatMessage({ id: 'auth.verify.done' })}
        description={intl.formatMessage({ id: 'auth.verify.doneDetail' })}
      >
        <ButtonLink href={user ? paths.home : paths.auth} variant="primary" size="large">
          {intl.formatMessage({ id: user ? 'auth.verify.continue' : 'auth.form.login.submit' })}
        </ButtonLink>
      </AuthView>
    );
  if ('refused' in outcome) return <StaleConfirmation reason={outcome.refused} />;
  return (
    <AuthView
      page={page}
      announced
      title={intl.formatMessage({ id: 'auth.verify.failed' })}
      description={outcome.failed}
    >
      <Button variant="primary" size="large" onClick={confirm}>
        {intl.formatMessage({ id: 'shell.action.retry' })}
      </Button>
    </AuthView>
  );
}

/** Sends the token once, however often React mounts; then again whenever it is asked to. */
function useConfirmation(token: string): [Outcome, () => void] {
  const intl = useIntl();
  const api = useCalls();
  const [outcome, setOutcome] = useState<Outcome>('pending');
  const send = async () => {
    try {
      await api.verifyEmail({ token });
    } catch (error) {
      const { fields, detail } = error instanceof ApiError ? error : {};
      const refused = fields?.['token'];
      const fallback = intl.formatMessage({ id: 'errors.connection.description' });
      setOutcome(refused ? { refused } : { failed: detail || fallback });
      return;
    }
    setOutcome('done');
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  });
  return [
    outcome,
    () => {
      setOutcome('pending');
      void send();
    },
  ];
}
