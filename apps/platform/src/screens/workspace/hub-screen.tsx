import type { Assistant } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Container,
  Inline,
  Link,
  PageHeader,
  Panel,
  Skeleton,
  StatusDot,
  Text,
  VisuallyHidden,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { assistantsAt, definitionOf } from '../../assistants/index';
import type { AssistantEntry } from '../../assistants/shared/assistant';
import { runDots } from '../../runs/run-status';
import { useLatestRuns } from './history/use-history';
import * as styles from './hub-screen.css';
import { runHref } from '../../runs/run-href';
import { stepCounts } from './step-counts';

interface HubScreenProps {
  area: 'enterprise' | 'personal';
  places: readonly AssistantEntry[];
}

/** The hub of an area: what its assistants do, and what they were last asked for. */
export function HubScreen({ area, places }: HubScreenProps) {
  const intl = useIntl();
  const assistants = useQuery(queries.assistants(useApi())).data;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: `shell.title.${area}` })}
        description={intl.formatMessage({ id: `workspace.hub.${area}` })}
      />
      <ul className={styles.cards}>
        {places.map((entry) => (
          <li key={entry.id}>
            <AssistantCard entry={entry} known={assistants?.find(({ id }) => id === entry.id)} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** How many steps a run takes, and what it costs. */
function Facts({ known }: { known: Assistant }) {
  const intl = useIntl();
  const { least, most } = stepCounts(known.steps);
  return (
    <Inline justify="between" gap={8}>
      <span>
        {least === most
          ? intl.formatMessage({ id: 'workspace.hub.steps' }, { steps: most })
          : intl.formatMessage({ id: 'workspace.hub.stepRange' }, { least, most })}
      </span>
      <span>{intl.formatMessage({ id: 'workspace.hub.cost' }, { points: known.basePoints })}</span>
    </Inline>
  );
}

interface AssistantCardProps {
  entry: AssistantEntry;
  /** The server's data about it, once there. */
  known: Assistant | undefined;
}

function AssistantCard({ entry, known }: AssistantCardProps) {
  const intl = useIntl();
  const { path } = definitionOf(entry.id);
  const latest = useLatestRuns(assistantsAt(path));
  const title = intl.formatMessage({ id: entry.title });
  return (
    <Panel
      className={styles.card}
      title={
        <Link tone="strong" href={path} className={styles.whole}>
          {title}
        </Link>
      }
      actions={
        <ButtonLink size="small" href={`${path}/new`} className={styles.above}>
          {intl.formatMessage({ id: 'workspace.new' })} <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      }
      footer={known ? <Facts known={known} /> : <Skeleton lines={1} />}
    >
      <div className={styles.body}>
        <div className={styles.about}>
          <Text>{intl.formatMessage({ id: entry.about })}</Text>
        </div>
        <h3 className={styles.heading}>{intl.formatMessage({ id: 'workspace.hub.latest' })}</h3>
        {latest.data && latest.data.rows.length > 0 ? (
          <ul className={styles.runs}>
            {latest.data.rows.map((task) => (
              <li key={task.id} className={styles.run}>
                <Link tone="strong" href={runHref(task)} className={styles.runTitle} dir="auto">
                  {task.title}
                </Link>
                <StatusDot
                  status={runDots[task.status]}
                  label={intl.formatMessage({ id: `run.status.${task.status}` })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted" size={13} className={styles.runs}>
            {intl.formatMessage({
              id: latest.isPending
                ? 'shell.state.loading'
                : latest.isError
                  ? 'workspace.history.failed'
                  : 'workspace.history.empty',
            })}
          </Text>
        )}
      </div>
    </Panel>
  );
}
