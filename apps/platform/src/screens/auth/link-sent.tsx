import { ApiError } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, MailIcon } from '@constella/ui';
import { useState } from 'react';

import { AuthView, WayBack } from './auth-view';
import * as styles from './auth-view.css';

interface LinkSentProps {
  page: string;
  email: string;
  onAgain: () => Promise<unknown>;
  onOtherAddress: () => void;
}

/** Where to look for the link, what to do when there is none, and the same once more. */
export function LinkSent({ page, email, onAgain, onOtherAddress }: LinkSentProps) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string }>();
  const again = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await onAgain();
      setOutcome({ failed: false, text: intl.formatMessage({ id: 'auth.forgot.againSent' }) });
    } catch (error) {
      const said = error instanceof ApiError && error.detail;
      setOutcome({
        failed: true,
        text: said || intl.formatMessage({ id: 'auth.forgot.fallback' }),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthView
      page={page}
      announced
      title={intl.formatMessage({ id: 'auth.forgot.sent.title' })}
      description={intl.formatMessage(
        { id: 'auth.forgot.sent.description' },
        // An address of no script of its own must not turn a sentence from right to left around.
        { email: <bdi key="email">{email}</bdi> },
      )}
    >
      <Callout>{intl.formatMessage({ id: 'auth.forgot.sent.help' })}</Callout>
      <div>
        <div className={styles.actions}>
          <Button icon={<MailIcon />} busy={isBusy} onClick={() => void again()}>
            {intl.formatMessage({ id: 'auth.forgot.again' })}
          </Button>
          <Button variant="quiet" onClick={onOtherAddress}>
            {intl.formatMessage({ id: 'auth.forgot.otherAddress' })}
          </Button>
        </div>
        <div role="status">
          {outcome && (
            <Callout
              className={styles.said}
              tone={outcome.failed ? 'danger' : 'success'}
              title={outcome.failed ? intl.formatMessage({ id: 'auth.forgot.failed' }) : undefined}
            >
              <p>{outcome.text}</p>
            </Callout>
          )}
        </div>
      </div>
      <WayBack />
    </AuthView>
  );
}
