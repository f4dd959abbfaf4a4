import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState } from '@constella/ui';

import { paths } from '../../base/paths';

/** Says plainly that an assistant of the area is not built yet. */
export function PlaceholderAssistant({ title }: { title: string }) {
  const intl = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      title={title}
      description={intl.formatMessage({ id: 'shell.comingSoon.description' })}
      action={
        <ButtonLink variant="primary" href={paths.enterprise}>
          {intl.formatMessage({ id: 'shell.title.enterprise' })}
        </ButtonLink>
      }
    />
  );
}
