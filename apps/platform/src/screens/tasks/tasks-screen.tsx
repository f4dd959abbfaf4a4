import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Container, PageHeader, PlusIcon } from '@constella/ui';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../base/paths';
import { RecordScreen } from '../../records/record-screen';
import { comparedIds } from './compare-runs';
import { Comparison } from './comparison';
import { tasks } from './tasks-section';
import * as styles from './tasks-screen.css';

/** `/tasks`: every run, whichever screen started it, as a list or a board. */
export function TasksScreen() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const ids = comparedIds(params);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.tasks' })}
        description={intl.formatMessage({ id: 'tasks.list.description' })}
        actions={
          <ButtonLink
            variant="primary"
            icon={<PlusIcon />}
            href={`${paths.agents}?tab=collaborate`}
          >
            {intl.formatMessage({ id: 'tasks.list.create' })}
          </ButtonLink>
        }
      />
      {ids ? <Comparison key={ids.join()} ids={ids} /> : <RecordScreen section={tasks} />}
    </Container>
  );
}
