import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Badge, StatusDot, Text, useDuration } from '@constella/ui';
import type { ReactNode } from 'react';

import { Moment } from '../base/moment';
import * as styles from './run-facts.css';
import type { RunState } from './run-state';
import { runDots, runTones } from './run-status';
import { useElapsed } from './use-elapsed';

/** How a run stands: its status, time, step, points and tokens. */
export function RunFacts({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const { number } = useFormats();
  const duration = useDuration();
  const elapsed = useElapsed(task);
  // A run that did not complete gives back what it had used: its record says what it cost in the end.
  const usage =
    task.status === 'running' ? (state.usage ?? task.usage) : (task.usage ?? state.usage);
  const current = state.steps.filter((step) => step.state !== 'pending').length;
  const strong = (parts: ReactNode[]) => (
    <Text as="span" size={13} weight="medium" tone="strong" numeric>
      {parts}
    </Text>
  );
  return (
    <div className={styles.facts}>
      <Badge tone={runTones[task.status]}>
        <StatusDot
          status={runDots[task.status]}
          label={intl.formatMessage({ id: `run.status.${task.status}` })}
        />
      </Badge>
      {elapsed !== null && (
        <Text as="span" size={13} tone="muted">
          {intl.formatMessage({ id: 'run.elapsed' }, { time: duration(elapsed), b: strong })}
        </Text>
      )}
      {task.status !== 'completed' && state.totalSteps !== undefined && current > 0 && (
        <Text as="span" size={13} tone="muted">
          {intl.formatMessage(
            { id: 'run.stepOf' },
            { step: number(current), total: number(state.totalSteps), b: strong },
          )}
        </Text>
      )}
      {usage && (
        <>
          <Text as="span" size={13} tone="muted">
            {intl.formatMessage({ id: 'run.points' }, { points: number(usage.points), b: strong })}
          </Text>
          <Text as="span" size={13} tone="muted">
            {intl.formatMessage(
              { id: 'run.tokens' },
              { tokens: number(usage.inputTokens + usage.outputTokens), b: strong },
            )}
          </Text>
        </>
      )}
      <Text as="span" size={13} tone="muted">
        {intl.formatMessage(
          { id: 'run.createdAt' },
          { time: <Moment key="time" at={task.createdAt} /> },
        )}
      </Text>
    </div>
  );
}
