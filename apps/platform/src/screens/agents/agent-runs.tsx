import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Inline,
  Link,
  PanelSection,
  Skeleton,
  SkeletonGroup,
  StatusDot,
  Text,
  useDuration,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { noValue } from '../../base/lists/no-value';
import { runDots } from '../../runs/run-status';
import * as styles from './agent-detail.css';

/** How many of the agent's latest runs are listed. */
const lastRuns = 4;

/** The latest runs an agent took part in. */
export function AgentRuns({ agentId }: { agentId: number }) {
  const intl = useIntl();
  const duration = useDuration();
  const page = useQuery(
    queries.taskPage(useApi(), {
      where: { agentsInvolved: agentId },
      sort: '-createdAt',
      limit: lastRuns,
    }),
  );
  return (
    <PanelSection titleAs="h2" title={intl.formatMessage({ id: 'agents.detail.lastRuns' })}>
      {page.isPending && (
        <SkeletonGroup>
          <Skeleton lines={lastRuns} />
        </SkeletonGroup>
      )}
      {page.isError && (
        <Inline justify="between" gap={8} role="alert">
          <Text size={13} tone="danger">
            <ErrorText error={page.error} />
          </Text>
          <Button size="small" onClick={() => void page.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        </Inline>
      )}
      {page.data?.rows.length === 0 && (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'agents.detail.noRuns' })}
        </Text>
      )}
      <ul>
        {page.data?.rows.map((task) => (
          <li key={task.id} className={styles.run}>
            <StatusDot
              status={runDots[task.status]}
              label={intl.formatMessage({ id: `run.status.${task.status}` })}
              labelHidden
            />
            <Link tone="strong" href={paths.run(task.id)} className={styles.runTitle} dir="auto">
              {task.title}
            </Link>
            <Text as="span" size={12} tone="muted" numeric>
              {task.duration === null ? noValue : duration(task.duration)}
            </Text>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
