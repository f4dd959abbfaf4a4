import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState, Inline } from '@constella/ui';
import { useMatches } from 'react-router-dom';

import type { RouteHandle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useSession } from '../../app/session';

/** Says plainly that a screen of the route table is not built yet, and what works today. */
export function ComingScreen() {
  const intl = useIntl();
  const { user } = useSession();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const name = intl.formatMessage({ id: handle?.title ?? 'shell.title.home' });
  return (
    <EmptyState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.coming.title' }, { name })}
      description={intl.formatMessage({ id: 'shell.coming.description' })}
      action={
        user ? (
          <Inline gap="8" justify="center" wrap>
            <ButtonLink variant="primary" href={paths.agents}>
              {intl.formatMessage({ id: 'shell.nav.agents' })}
            </ButtonLink>
            <ButtonLink href={paths.tasks}>
              {intl.formatMessage({ id: 'shell.nav.tasks' })}
            </ButtonLink>
            <ButtonLink href={paths.models}>
              {intl.formatMessage({ id: 'shell.nav.models' })}
            </ButtonLink>
          </Inline>
        ) : (
          <ButtonLink variant="primary" href={paths.home}>
            {intl.formatMessage({ id: 'shell.notFound.home' })}
          </ButtonLink>
        )
      }
    />
  );
}
