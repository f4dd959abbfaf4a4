import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState } from '@constella/ui';

/** Where a run would be: what will stand here, and where it comes from. */
export function NoRun({ base }: { base: string }) {
  const intl = useIntl();
  return (
    <EmptyState
      headingAs="h2"
      title={intl.formatMessage({ id: 'workspace.noRun.title' })}
      description={intl.formatMessage({ id: 'workspace.noRun.description' })}
      action={
        <ButtonLink href={`${base}?tab=history`}>
          {intl.formatMessage({ id: 'workspace.tab.history' })}
        </ButtonLink>
      }
    />
  );
}
