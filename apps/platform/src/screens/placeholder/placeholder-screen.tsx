import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState, Inline } from '@constella/ui';

import { useRouteTitle } from '../../base/page';
import { paths } from '../../base/paths';
import { useSession } from '../../base/session';

/** Says plainly that a screen of the route table is not built yet, and what works today. */
export function PlaceholderScreen() {
  const intl = useIntl();
  const { user } = useSession();
  const page = intl.formatMessage({ id: useRouteTitle() });
  return (
    <EmptyState
      headingAs="h1"
      title={page}
      description={
        <>
          {intl.formatMessage({ id: 'shell.comingSoon.description' })}{' '}
          {user && intl.formatMessage({ id: 'placeholder.today' })}
        </>
      }
      action={
        user ? (
          <Inline gap="8" justify="center" wrap>
            <ButtonLink variant="primary" href={paths.enterprise}>
              {intl.formatMessage({ id: 'shell.nav.enterprise' })}
            </ButtonLink>
            <ButtonLink href={paths.agents}>
              {intl.formatMessage({ id: 'shell.side.agents' })}
            </ButtonLink>
            <ButtonLink href={paths.tasks}>
              {intl.formatMessage({ id: 'shell.side.tasks' })}
            </ButtonLink>
            <ButtonLink href={paths.models}>
              {intl.formatMessage({ id: 'shell.side.models' })}
            </ButtonLink>
          </Inline>
        ) : (
          <ButtonLink variant="primary" href={paths.home}>
            {intl.formatMessage({ id: 'shell.action.home' })}
          </ButtonLink>
        )
      }
    />
  );
}
