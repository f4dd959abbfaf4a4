import type { SessionUser } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, CheckCircleIcon, Text } from '@constella/ui';

import { ResendConfirmation } from '../../base/resend-confirmation';
import * as styles from './email-confirmation.css';

/** Whether the address of the account is confirmed; if not, how it will be. */
export function EmailConfirmation({ user }: { user: SessionUser }) {
  const intl = useIntl();
  if (!user.email) return null;
  const email = <bdi key="email">{user.email}</bdi>;
  if (user.verified)
    return (
      <Text size="13" tone="muted" className={styles.confirmed}>
        <CheckCircleIcon size={16} className={styles.mark} />
        <span>{intl.formatMessage({ id: 'account.email.confirmed' }, { email })}</span>
      </Text>
    );
  return (
    <Callout tone="warning" title={intl.formatMessage({ id: 'account.email.unconfirmed' })}>
      <div className={styles.unconfirmed}>
        <p>{intl.formatMessage({ id: 'account.email.unconfirmedDetail' }, { email })}</p>
        <ResendConfirmation key={user.email} email={user.email} />
      </div>
    </Callout>
  );
}
