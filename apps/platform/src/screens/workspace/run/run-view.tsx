import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Panel, SparklesIcon, StreamText, Inline } from '@constella/ui';

import { RunActions } from '../../../runs/run-actions';
import { RunAgents } from '../../../runs/run-agents';
import { RunFacts } from '../../../runs/run-facts';
import { RunSteps } from '../../../runs/run-steps';
import { RunText } from '../../../runs/run-text';
import type { WatchedRun } from '../../../runs/use-run';
import { RunConversation } from './run-conversation';
import * as styles from './run-view.css';

/** A run while it happens: steps, agents, what they say, and the result as it is written. */
export function RunView({ run }: { run: WatchedRun & { task: Task } }) {
  const intl = useIntl();
  const { task, state } = run;
  const draft = state.result?.text ?? state.resultDraft;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <RunFacts task={task} state={state} />
        <span className={styles.actions}>
          <RunActions task={task} run={run} />
        </span>
      </div>
      <div role="status" className={styles.notice}>
        {run.isReconnecting && (
          <Callout tone="warning" title={intl.formatMessage({ id: 'workspace.run.catchingUp' })}>
            {intl.formatMessage({ id: 'run.reconnecting' })}
          </Callout>
        )}
        {task.status === 'canceled' && (
          <Callout tone="info">{intl.formatMessage({ id: 'workspace.run.canceled' })}</Callout>
        )}
        {task.status === 'failed' && (
          <Callout tone="danger">
            {task.error ?? intl.formatMessage({ id: 'workspace.run.failed' })}
          </Callout>
        )}
      </div>
      <div className={styles.columns}>
        <Panel title={intl.formatMessage({ id: 'run.steps' })}>
          <RunSteps task={task} state={state} />
        </Panel>
        <RunAgents task={task} state={state} />
      </div>
      <RunConversation task={task} state={state} />
      {draft && (
        <Panel
          title={intl.formatMessage({
            id: task.status === 'completed' ? 'run.result' : 'run.resultSoFar',
          })}
          footer={
            <Inline as="span" gap={6}>
              <SparklesIcon size={14} />
              {intl.formatMessage({ id: 'run.writtenByAi' })}
            </Inline>
          }
        >
          {task.status === 'running' ? (
            <StreamText text={draft} writing announce={false} />
          ) : (
            <RunText text={draft} headingLevel={3} />
          )}
        </Panel>
      )}
    </div>
  );
}
