import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Panel, Text } from '@constella/ui';

import * as styles from './run-layout.css';
import type { RunState } from './run-state';

/** The cost of a run so far. */
export function RunCost({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const { number } = useFormats();
  const isRunning = task.status === 'running';
  const usage = isRunning ? (state.usage ?? task.usage) : (task.usage ?? state.usage);
  if (!usage) return null;
  return (
    <Panel title={intl.formatMessage({ id: isRunning ? 'run.costSoFar' : 'run.cost' })}>
      <div className={styles.cost}>
        <Text className={styles.costFigure}>
          {intl.formatMessage({ id: 'shell.side.points' }, { points: usage.points })}
        </Text>
        <Text size={13} tone="muted" numeric>
          {intl.formatMessage(
            { id: 'run.tokens' },
            {
              tokens: number(usage.inputTokens + usage.outputTokens),
              b: (parts) => parts,
            },
          )}
        </Text>
        {isRunning && (
          <Text size={13} tone="muted">
            {intl.formatMessage({ id: 'run.costBack' })}
          </Text>
        )}
      </div>
    </Panel>
  );
}
