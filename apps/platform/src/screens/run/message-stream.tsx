import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  ArrowRightIcon,
  Callout,
  EmptyState,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@constella/ui';

import { RunText } from '../../runs/run-text';
import { agentsAtWork, isUnread, type RunEntry, type RunState } from '../../runs/run-state';
import { RunToolCall } from '../../runs/run-tool-call';
import { useProblemText } from '../../runs/use-problem-text';
import type { WatchedRun } from '../../runs/use-run';
import * as styles from './message-stream.css';
import { QuotaActions } from './quota-actions';

/** The shape of what agents say, while it loads. */
export const MessagesSkeleton = () => (
  <Stack gap={20}>
    <Skeleton lines={3} />
    <Skeleton lines={4} />
    <Skeleton lines={3} />
  </Stack>
);

interface MessageStreamProps {
  task: Task;
  state: RunState;
  isReconnecting: boolean;
  /** Runs it again; a replay cannot be. */
  retry: WatchedRun['retry'] | undefined;
}

/** Messages of the agents to each other, their tool calls, and errors on the way. */
export function MessageStream({ task, state, isReconnecting, retry }: MessageStreamProps) {
  const intl = useIntl();
  return (
    <section className={styles.stream} aria-label={intl.formatMessage({ id: 'run.messages' })}>
      <Heading level={2} size={12} className={styles.heading}>
        {intl.formatMessage({ id: 'run.messages' })}
      </Heading>
      {/* Deltas would be read out word by word; the log is reached by its heading instead. */}
      <div role="log" aria-live="off" aria-busy={task.status === 'running'}>
        {state.entries.length === 0 && <NothingYet task={task} state={state} />}
        {state.entries.map((entry) => (
          <Entry key={entry.key} entry={entry} task={task} state={state} retry={retry} />
        ))}
      </div>
      {task.status === 'failed' &&
        task.error &&
        state.entries.every(({ kind }) => kind !== 'error') && (
          <Callout tone="danger" title={intl.formatMessage({ id: 'run.status.failed' })}>
            {task.error}
          </Callout>
        )}
      <div role="status">
        {isReconnecting && (
          <Callout tone="warning" title={intl.formatMessage({ id: 'errors.connection.title' })}>
            {intl.formatMessage({ id: 'run.reconnecting' })}
          </Callout>
        )}
      </div>
    </section>
  );
}

function NothingYet({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  if (isUnread(task, state))
    return (
      <SkeletonGroup>
        <MessagesSkeleton />
      </SkeletonGroup>
    );
  return (
    <EmptyState title={intl.formatMessage({ id: 'run.noMessages' })} headingAs="h3" art="none" />
  );
}

interface EntryProps extends Pick<MessageStreamProps, 'task' | 'state' | 'retry'> {
  entry: RunEntry;
}

function Entry({ entry, task, state, retry }: EntryProps) {
  const problemText = useProblemText();
  if (entry.kind === 'error') {
    const { fatal, code, agentId } = entry.error;
    return (
      <Callout className={styles.notice} tone={fatal ? 'danger' : 'warning'}>
        {problemText(entry.error)}
        {fatal && code === 'quota' && typeof agentId === 'number' && retry && (
          <QuotaActions agentId={agentId} retry={retry} />
        )}
      </Callout>
    );
  }
  const agentId = entry.kind === 'message' ? entry.from : entry.call.agentId;
  const agent = task.agents?.find(({ id }) => id === agentId);
  return (
    <article className={styles.message}>
      <AgentTile
        type={agent?.type ?? 'processor'}
        size={28}
        atWork={agentId !== null && agentsAtWork(state).has(agentId)}
      />
      <div className={styles.body}>
        <EntryHeader
          name={agent?.name}
          to={entry.kind === 'message' ? (entry.to === null ? 'everyone' : entry.to) : undefined}
          at={entry.at}
          task={task}
        />
        {entry.kind === 'message' ? (
          <RunText headingLevel={4} text={entry.text} isWriting={entry.isWriting} />
        ) : (
          <RunToolCall task={task} call={entry.call} />
        )}
      </div>
    </article>
  );
}

interface EntryHeaderProps {
  name: string | undefined;
  /** Nobody for a tool call, and for a message that is being written. */
  to: number | 'everyone' | undefined;
  at: string;
  task: Task;
}

function EntryHeader({ name, to, at, task }: EntryHeaderProps) {
  const intl = useIntl();
  const { time } = useFormats();
  const receiver =
    to === 'everyone'
      ? intl.formatMessage({ id: 'run.everyone' })
      : task.agents?.find(({ id }) => id === to)?.name;
  return (
    <header className={styles.head}>
      <Heading level={3} size={13}>
        {name ?? intl.formatMessage({ id: 'run.system' })}
      </Heading>
      {receiver && (
        <Inline as="span" gap={4} wrap={false} className={styles.to}>
          <ArrowRightIcon size={12} />
          <span className={styles.receiver}>{receiver}</span>
        </Inline>
      )}
      <Text as="time" size={12} tone="muted" numeric dateTime={at} className={styles.time}>
        {time(at)}
      </Text>
    </header>
  );
}
