import type { AssistantId, AssistantRequest, Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { KeyValue, Panel, Stack, Text, useDuration } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { requestOf } from './request-of';
import * as styles from './run-layout.css';

/** A run that waits to be started: what it was asked, how long it may take, and what it will cost. */
export function PendingRun({ task }: { task: Task }) {
  const intl = useIntl();
  const duration = useDuration();
  const { assistant = 'collaboration', model, title, description } = task;
  const { timeoutSeconds } = task.metadata;
  const estimate = useQuery({
    ...queries.estimateRun(
      useApi(),
      assistant as AssistantId,
      requestOf(task) as AssistantRequest<AssistantId>,
      model ?? '',
    ),
    retry: false,
  }).data;
  return (
    <Panel title={intl.formatMessage({ id: 'run.notStarted' })}>
      <Stack gap={12}>
        <Text weight="medium" dir="auto">
          {title}
        </Text>
        {description !== title && (
          <Text dir="auto" className={styles.described}>
            {description}
          </Text>
        )}
        {timeoutSeconds !== undefined && (
          <KeyValue
            items={[
              {
                label: intl.formatMessage({ id: 'tasks.form.timeoutSeconds.label' }),
                value: duration(timeoutSeconds * 1000),
              },
            ]}
          />
        )}
        {estimate && (
          <Text size={13} tone="muted">
            {intl.formatMessage(
              { id: 'workspace.estimate.points' },
              { points: estimate.points, balance: estimate.balance },
            )}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
