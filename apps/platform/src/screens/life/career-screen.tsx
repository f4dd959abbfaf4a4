import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState } from '@constella/ui';

import { paths } from '../../base/paths';

/** `/personal/career-planner`: it is still to come, and says so. */
export function CareerScreen() {
  const intl = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.title.careerPlanner' })}
      description={intl.formatMessage({ id: 'life.career' })}
      action={
        <ButtonLink variant="primary" href={paths.personal}>
          {intl.formatMessage({ id: 'life.career.back' })}
        </ButtonLink>
      }
    />
  );
}
