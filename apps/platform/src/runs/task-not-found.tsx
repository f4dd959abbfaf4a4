import { useIntl } from '@constella/i18n/react';
import { ButtonLink } from '@constella/ui';

import { paths } from '../base/paths';
import { StatePage } from '../base/state-page';

/** A task that is not there, or not for whoever asks. */
export function TaskNotFound({ taskId }: { taskId: number | string }) {
  const intl = useIntl();
  const task = intl.formatMessage({ id: 'run.number' }, { id: String(taskId) });
  return (
    <StatePage
      page={intl.formatMessage({ id: 'shell.title.notFound' })}
      title={intl.formatMessage({ id: 'run.notFound.title' }, { task })}
      description={intl.formatMessage({ id: 'run.notFound.description' })}
    >
      <ButtonLink variant="primary" href={paths.tasks}>
        {intl.formatMessage({ id: 'run.allTasks' })}
      </ButtonLink>
    </StatePage>
  );
}
