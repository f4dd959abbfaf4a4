import { ApiError } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout } from '@constella/ui';
import { useState } from 'react';

import * as styles from './resend-confirmation.css';

interface ResendConfirmationProps {
  /** Where the link goes: the address of the account. */
  email: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
}

/**
 * Has the link that confirms the own address sent once more, and says what became of it. Needs the
 * `account` and `errors` namespaces.
 */
export function ResendConfirmation({ email, size = 'medium' }: ResendConfirmationProps) {
  const intl = useIntl();
  const api = useCalls();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ failed?: string }>();
  const resend = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await api.resendVerification();
      setOutcome({});
    } catch (error) {
      const said = error instanceof ApiError && error.detail;
      setOutcome({ failed: said || intl.formatMessage({ id: 'errors.connection.description' }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size={size} busy={isBusy} onClick={() => void resend()}>
        {intl.formatMessage({ id: 'account.email.resend' })}
      </Button>
      <div role="status">
        {outcome && (
          <Callout
            className={styles.said}
            tone={outcome.failed ? 'danger' : 'success'}
            title={outcome.failed && intl.formatMessage({ id: 'account.email.failed' })}
          >
            <p>
              {outcome.failed ??
                intl.formatMessage(
                  { id: 'account.email.sent' },
                  { email: <bdi key="email">{email}</bdi> },
                )}
            </p>
          </Callout>
        )}
      </div>
    </div>
  );
}
