import type { ForgotPasswordBody } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { ForgotPasswordForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useState } from 'react';

import { useSession } from '../../base/session';
import { AuthView, WayBack } from './auth-view';
import { LinkSent } from './link-sent';

/**
 * A forgotten password: the address, and then where to look. Whether anybody has the address is
 * told by nothing here, because the server tells it to nobody.
 */
export function ForgotPassword() {
  const intl = useIntl();
  const api = useApi();
  const { user } = useSession();
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const send = (body: ForgotPasswordBody) => api.forgotPassword(body);
  const page = intl.formatMessage({ id: 'shell.title.forgotPassword' });
  if (isSent && email !== undefined)
    return (
      <LinkSent
        page={page}
        email={email}
        onAgain={() => send({ email })}
        onOtherAddress={() => setSent(false)}
      />
    );
  return (
    <AuthView
      page={page}
      title={intl.formatMessage({ id: 'auth.forgot.title' })}
      description={intl.formatMessage({ id: 'auth.forgot.description' })}
    >
      <ForgotPasswordForm
        focused
        defaultValues={{ email: email ?? user?.email ?? '' }}
        onSubmit={async (body) => {
          await send(body);
          setEmail(body.email);
          setSent(true);
        }}
      />
      <WayBack />
    </AuthView>
  );
}
