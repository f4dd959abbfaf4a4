import { useIntl } from '@constella/i18n/react';
import { ButtonLink } from '@constella/ui';

import { paths } from './paths';
import { StatePage } from './state-page';

/** Any path the route table does not know. */
export function NotFoundScreen() {
  const intl = useIntl();
  return (
    <StatePage
      page={intl.formatMessage({ id: 'shell.title.notFound' })}
      title={intl.formatMessage({ id: 'shell.notFound.title' })}
      description={intl.formatMessage({ id: 'shell.notFound.description' })}
    >
      <ButtonLink variant="primary" href={paths.home}>
        {intl.formatMessage({ id: 'shell.action.home' })}
      </ButtonLink>
    </StatePage>
  );
}
