import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState } from '@constella/ui';

import { paths } from './paths';

/** Any path the route table does not know. */
export function NotFoundScreen() {
  const intl = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.notFound.title' })}
      description={intl.formatMessage({ id: 'shell.notFound.description' })}
      action={
        <ButtonLink variant="primary" href={paths.home}>
          {intl.formatMessage({ id: 'shell.action.home' })}
        </ButtonLink>
      }
    />
  );
}
