import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  Callout,
  Heading,
  Inline,
  Panel,
  Skeleton,
  SkeletonGroup,
  SparklesIcon,
  Text,
} from '@constella/ui';

import { Follow } from './follow';
import * as styles from './run-layout.css';
import { agentsAtWork, isUnread, type RunEntry, type RunState } from './run-state';
import { RunText } from './run-text';
import { RunToolCall } from './run-tool-call';
import { useProblemText } from './use-problem-text';

interface RunWritingProps {
  task: Task;
  state: RunState;
}

/** What a run finds and writes, as one text that grows: findings first, then the result. */
export function RunWriting({ task, state }: RunWritingProps) {
  const intl = useIntl();
  const isRunning = task.status === 'running';
  const draft = state.result?.text ?? task.result?.text ?? state.resultDraft;
  const last = state.entries.at(-1);
  const written =
    draft.length + state.entries.length + (last?.kind === 'message' ? last.text.length : 0);
  return (
    <>
      <div className={styles.text}>
        {/* Deltas would be read out word by word; the log is reached by its name instead. */}
        <div
          role="log"
          aria-live="off"
          aria-busy={isRunning}
          aria-label={intl.formatMessage({ id: 'run.messages' })}
          className={styles.text}
        >
          {state.entries.length === 0 && !draft ? (
            <NothingYet task={task} state={state} />
          ) : (
            state.entries.map((entry) => (
              <Entry key={entry.key} entry={entry} task={task} state={state} />
            ))
          )}
        </div>
        {draft && (
          <Panel
            title={intl.formatMessage({
              id: task.status === 'completed' ? 'run.result' : 'run.resultSoFar',
            })}
            footer={
              <Inline as="span" gap={6}>
                <SparklesIcon size={14} />
                {intl.formatMessage({
                  id:
                    (state.result ?? task.result)?.offline === true
                      ? 'run.writtenOffline'
                      : 'run.writtenByAi',
                })}
              </Inline>
            }
          >
            <div aria-busy={isRunning && state.result === undefined}>
              <RunText
                headingLevel={3}
                text={draft}
                isWriting={isRunning && state.result === undefined}
              />
            </div>
          </Panel>
        )}
      </div>
      <Follow isWriting={isRunning} length={written} />
    </>
  );
}

function NothingYet({ task, state }: RunWritingProps) {
  const intl = useIntl();
  if (isUnread(task, state) || task.status === 'running')
    return (
      <SkeletonGroup>
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  return (
    <Text tone="muted">
      {intl.formatMessage({ id: task.status === 'pending' ? 'run.notStarted' : 'run.noMessages' })}
    </Text>
  );
}

function Entry({ entry, task, state }: RunWritingProps & { entry: RunEntry }) {
  const intl = useIntl();
  const problemText = useProblemText();
  if (entry.kind === 'error')
    return (
      <Callout tone={entry.error.fatal ? 'danger' : 'warning'}>{problemText(entry.error)}</Callout>
    );
  if (entry.kind === 'tool') return <RunToolCall task={task} call={entry.call} />;
  const agent = task.agents?.find(({ id }) => id === entry.from);
  return (
    <article className={styles.entry}>
      <header className={styles.entryHead}>
        <AgentTile
          type={agent?.type ?? 'processor'}
          size={20}
          atWork={entry.from !== null && agentsAtWork(state).has(entry.from)}
        />
        <Heading level={3} className={styles.entryName}>
          {agent?.name ?? intl.formatMessage({ id: 'run.system' })}
        </Heading>
      </header>
      <RunText headingLevel={4} text={entry.text} isWriting={entry.isWriting} />
    </article>
  );
}
