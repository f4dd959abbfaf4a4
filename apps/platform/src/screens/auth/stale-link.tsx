import { useIntl } from '@constella/i18n/react';
import { ButtonLink } from '@constella/ui';
import { useSearchParams } from 'react-router-dom';

import { authHref } from './auth-places';
import { AuthView, WayBack } from './auth-view';

interface StaleLinkProps {
  page: string;
  /** Why, as the server says; without it the link came in pieces. */
  reason?: string | undefined;
}

/** A reset link that opens nothing, and the one way on. */
export function StaleLink({ page, reason }: StaleLinkProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  return (
    <AuthView
      page={page}
      announced
      title={intl.formatMessage({ id: reason ? 'auth.link.invalid' : 'auth.link.incomplete' })}
      description={reason ?? intl.formatMessage({ id: 'auth.link.incompleteDetail' })}
    >
      <ButtonLink href={authHref('forgot', search)} variant="primary" size="large">
        {intl.formatMessage({ id: 'auth.link.new' })}
      </ButtonLink>
      <WayBack />
    </AuthView>
  );
}
