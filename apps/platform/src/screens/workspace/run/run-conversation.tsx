import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  Callout,
  MessageList,
  Panel,
  Skeleton,
  SkeletonGroup,
  StreamText,
  type Message,
} from '@constella/ui';

import { agentsAtWork, isUnread, type RunEntry, type RunState } from '../../../runs/run-state';
import { RunText } from '../../../runs/run-text';
import { RunToolCall } from '../../../runs/run-tool-call';
import { useProblemText } from '../../../runs/use-problem-text';
import * as styles from './run-view.css';

interface RunConversationProps {
  task: Task;
  state: RunState;
}

/** Messages of the agents to each other, their tool calls, and errors on the way. */
export function RunConversation({ task, state }: RunConversationProps) {
  const intl = useIntl();
  const messageOf = useMessageOf(task, state);
  const label = intl.formatMessage({ id: 'run.messages' });
  if (isUnread(task, state))
    return (
      <Panel title={label}>
        <SkeletonGroup>
          <Skeleton lines={4} />
        </SkeletonGroup>
      </Panel>
    );
  return (
    <Panel title={label} padding="none">
      <MessageList
        className={
          // A run that is over without a word needs no room for any.
          state.entries.length > 0 || task.status === 'running' ? styles.messages : undefined
        }
        label={label}
        messages={state.entries.map(messageOf)}
        empty={intl.formatMessage({
          id: task.status === 'pending' ? 'run.notStarted' : 'run.noMessages',
        })}
      />
    </Panel>
  );
}

function useMessageOf(task: Task, state: RunState): (entry: RunEntry) => Message {
  const intl = useIntl();
  const problemText = useProblemText();
  const atWork = agentsAtWork(state);
  const agentOf = (id: number | null) => task.agents?.find((agent) => agent.id === id);
  const by = (id: number | null): Pick<Message, 'role' | 'author' | 'avatar'> => {
    const agent = agentOf(id);
    return {
      role: 'assistant',
      author: agent?.name ?? intl.formatMessage({ id: 'run.system' }),
      avatar: (
        <AgentTile
          type={agent?.type ?? 'processor'}
          size={28}
          atWork={id !== null && atWork.has(id)}
        />
      ),
    };
  };
  return (entry) => {
    if (entry.kind === 'error') {
      const { fatal } = entry.error;
      const text = problemText(entry.error);
      return {
        id: entry.key,
        role: 'system',
        time: entry.at,
        text,
        content: <Callout tone={fatal ? 'danger' : 'warning'}>{text}</Callout>,
      };
    }
    if (entry.kind === 'tool') {
      const { agentId, name } = entry.call;
      return {
        id: entry.key,
        ...by(agentId),
        time: entry.at,
        text: name,
        content: <RunToolCall call={entry.call} />,
      };
    }
    const to = agentOf(entry.to)?.name;
    return {
      id: entry.key,
      ...by(entry.from),
      ...(to !== undefined && { to }),
      time: entry.at,
      ...(entry.isWriting ? { state: 'writing' } : { text: entry.text }),
      content: entry.isWriting ? (
        <StreamText text={entry.text} writing announce={false} />
      ) : (
        <RunText headingLevel={3} text={entry.text} />
      ),
    };
  };
}
