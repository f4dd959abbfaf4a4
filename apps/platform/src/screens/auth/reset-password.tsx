import { ApiError } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { ResetPasswordForm, type ResetPasswordSubmission } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../base/paths';
import { removePreference } from '../../base/preferences';
import { afterReset } from './auth-places';
import { AuthView, WayBack } from './auth-view';
import { StaleLink } from './stale-link';
import { useLinkToken } from './use-link-token';

/** Setting a password by the link of a mail. It ends in signing in with it. */
export function ResetPassword() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const page = intl.formatMessage({ id: 'shell.title.resetPassword' });
  if (!token || refused) return <StaleLink page={page} reason={refused} />;

  const reset = async ({ newPassword }: ResetPasswordSubmission) => {
    try {
      await api.resetPassword({ token, newPassword });
    } catch (error) {
      const said = error instanceof ApiError ? error.fields?.['token'] : undefined;
      if (!said) throw error;
      setRefused(said);
      return;
    }
    // The server has ended every session, this browser's too, whoever it was.
    removePreference('attemptedAuth');
    queryClient.clear();
    queryClient.setQueryData(queries.user(api).queryKey, null);
    await navigate(paths.auth, { replace: true, state: afterReset });
  };
  return (
    <AuthView
      page={page}
      title={intl.formatMessage({ id: 'auth.reset.title' })}
      description={intl.formatMessage({ id: 'auth.reset.description' })}
    >
      <ResetPasswordForm focused onSubmit={reset} />
      <WayBack />
    </AuthView>
  );
}
