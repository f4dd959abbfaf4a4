import { useIntl } from '@constella/i18n/react';
import { ButtonLink } from '@constella/ui';

import { paths, signInHref } from '../../base/paths';
import { SessionSpinner } from '../../base/session-spinner';
import { useSession } from '../../base/session';
import { useOnDemand } from '../../base/loading/use-on-demand';
import { AuthView } from './auth-view';

const loadResend = () => import('../../base/resend-confirmation');
const resendNamespaces = ['account'] as const;

/**
 * A confirmation link that opens nothing. Most who see this opened theirs twice, so that is looked
 * at first; a new one can be sent to whoever is signed in.
 */
export function StaleConfirmation({ reason }: { reason?: string }) {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  const resend = useOnDemand(Boolean(user?.email && !user.verified), loadResend, resendNamespaces);
  const page = intl.formatMessage({ id: 'auth.verify.pageTitle' });
  if (isLoading) return <SessionSpinner />;
  if (user?.email && user.verified)
    return (
      <AuthView
        page={page}
        announced
        title={intl.formatMessage({ id: 'auth.verify.already' })}
        description={intl.formatMessage(
          { id: 'auth.verify.alreadyDetail' },
          { email: <bdi key="email">{user.email}</bdi> },
        )}
      >
        <ButtonLink href={paths.home} variant="primary" size="large">
          {intl.formatMessage({ id: 'auth.verify.continue' })}
        </ButtonLink>
      </AuthView>
    );
  return (
    <AuthView
      page={page}
      announced
      title={intl.formatMessage({ id: reason ? 'auth.link.invalid' : 'auth.link.incomplete' })}
      description={reason ?? intl.formatMessage({ id: 'auth.link.incompleteDetail' })}
    >
      {user?.email ? (
        resend && <resend.ResendConfirmation email={user.email} size="large" />
      ) : (
        <LogInFirst />
      )}
    </AuthView>
  );
}

function LogInFirst() {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id: 'auth.verify.logInFirst' })}</p>
      <ButtonLink href={signInHref(paths.account)} variant="primary" size="large">
        {intl.formatMessage({ id: 'auth.form.login.submit' })}
      </ButtonLink>
    </>
  );
}
