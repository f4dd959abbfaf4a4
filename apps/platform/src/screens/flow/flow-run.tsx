import type { AssistantResult, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Accordion,
  AccordionItem,
  Button,
  Callout,
  CopyIcon,
  Inline,
  Link,
  Panel,
  RefreshIcon,
  Skeleton,
  SkeletonGroup,
  SparklesIcon,
  StatusDot,
  StopIcon,
  Text,
} from '@constella/ui';

import { paths } from '../../base/paths';
import { useCopy } from '../../base/use-copy';
import { useMedia } from '../../base/use-media';
import { hasResultShape } from '../../runs/result-shape';
import { RunAnnouncement } from '../../runs/run-announcement';
import { runDots } from '../../runs/run-status';
import { Cited } from '../../runs/citation';
import { RunText } from '../../runs/run-text';
import { RunAgents } from '../../runs/run-agents';
import { ResultFlags } from '../../runs/result-flags';
import type { RunState } from '../../runs/run-state';
import { useProblemText } from '../../runs/use-problem-text';
import type { WatchedRun } from '../../runs/use-run';
import { useAnswerFocus } from './answer-focus';
import { contextOf, questionOf } from '../../assistants/cognitive-flow/conversations';
import { Exchange } from './exchange';
import { FlowContributions } from './flow-contributions';
import { FlowSources } from './flow-sources';
import * as styles from './flow-screen.css';
import { layerStates } from '../../assistants/cognitive-flow/layer-states';
import { Layers } from './layers';
import { FollowUps } from './follow-ups';

type Result = AssistantResult<'cognitive-flow'>;

interface FlowRunProps {
  task: Task;
  run: WatchedRun;
  /** Takes a question that could come next. */
  onFollowUp: (question: string) => void;
}

/** A question while it is thought through, and its answer. */
export function FlowRun({ task, run, onFollowUp }: FlowRunProps) {
  const { state } = run;
  const isRunning = task.status === 'running';
  const result =
    task.status === 'completed' && task.result && hasResultShape(task.assistant, task.result)
      ? (task.result as Result)
      : null;
  const context = contextOf(task);
  return (
    <Exchange
      question={questionOf(task)}
      details={context && <AttachedContext text={context} />}
      beside={<Agents task={task} state={state} />}
    >
      <RunAnnouncement status={task.status} />
      <Answer task={task} run={run} />
      <Layers layers={layerStates(state.layers, isRunning)} />
      {result && (
        <>
          {/* Without a model they are lines of the worksheet. */}
          {!task.result?.offline && <FlowContributions task={task} state={state} />}
          <FlowSources
            sources={task.result?.sources ?? []}
            removed={task.result?.citationsRemoved}
          />
          <ResultFlags flags={task.result?.flags} />
          <FollowUps task={task} result={result} onFollowUp={onFollowUp} />
        </>
      )}
    </Exchange>
  );
}

/** Who thinks it through; on a narrow page the layers tell it alone. */
function Agents({ task, state }: { task: Task; state: RunState }) {
  const isWide = useMedia('(min-width: 1400px)');
  return isWide && <RunAgents task={task} state={state} />;
}

function AttachedContext({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <Accordion>
      <AccordionItem value="context" title={intl.formatMessage({ id: 'flow.context' })}>
        <Text className={styles.context} dir="auto">
          {text}
        </Text>
      </AccordionItem>
    </Accordion>
  );
}

/** The answer as it is written, how the run stands, and what can be done about it. */
function Answer({ task, run }: Pick<FlowRunProps, 'task' | 'run'>) {
  const intl = useIntl();
  const copy = useCopy();
  const heading = useAnswerFocus();
  const problemText = useProblemText();
  const { state } = run;
  const isRunning = task.status === 'running';
  const result = task.status === 'completed' ? task.result : (state.result ?? task.result);
  const text = result?.text ?? state.resultDraft;
  const problems = state.entries.flatMap((entry) => (entry.kind === 'error' ? [entry.error] : []));
  const failure = run.cancel.error ?? run.retry.error ?? run.start.error;
  return (
    <Panel
      title={intl.formatMessage({ id: 'flow.answer' })}
      titleRef={heading}
      titleMeta={
        <StatusDot
          status={runDots[task.status]}
          label={intl.formatMessage({ id: `run.status.${task.status}` })}
        />
      }
      actions={
        isRunning ? (
          <Button
            size="small"
            variant="dangerQuiet"
            icon={<StopIcon />}
            busy={run.cancel.isPending}
            onClick={() => run.cancel.mutate()}
          >
            {intl.formatMessage({ id: 'run.cancel' })}
          </Button>
        ) : task.status === 'completed' ? (
          <Button
            size="small"
            variant="quiet"
            icon={<CopyIcon />}
            onClick={() => void copy(text, intl.formatMessage({ id: 'flow.copied' }))}
          >
            {intl.formatMessage({ id: 'flow.copy' })}
          </Button>
        ) : (
          <Button
            size="small"
            icon={<RefreshIcon />}
            busy={run.retry.isPending || run.start.isPending}
            onClick={() => (task.status === 'pending' ? run.start : run.retry).mutate()}
          >
            {intl.formatMessage({ id: task.status === 'pending' ? 'run.start' : 'run.retry' })}
          </Button>
        )
      }
      footer={
        <Inline as="span" gap={6}>
          <SparklesIcon size={14} />
          {intl.formatMessage({ id: result?.offline ? 'run.writtenOffline' : 'run.writtenByAi' })}
          <Link href={paths.run(task.id)}>{intl.formatMessage({ id: 'flow.openRun' })}</Link>
        </Inline>
      }
    >
      <div className={styles.answer}>
        {text ? (
          <Cited sources={result?.sources}>
            <RunText headingLevel={3} text={text} isWriting={isRunning && !result} />
          </Cited>
        ) : isRunning ? (
          <SkeletonGroup label={intl.formatMessage({ id: 'flow.answerPending' })}>
            <Skeleton lines={4} />
          </SkeletonGroup>
        ) : null}
        {problems.map((problem) => (
          <Callout key={problem.id} tone={problem.fatal ? 'danger' : 'warning'}>
            {problemText(problem)}
          </Callout>
        ))}
        {task.status === 'failed' && problems.length === 0 && (
          <Callout tone="danger">
            {task.error ?? intl.formatMessage({ id: 'run.status.failed' })}
          </Callout>
        )}
        {failure && (
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'run.actionFailed' })}
          >
            {failure.message}
          </Callout>
        )}
        <div role="status">
          {run.isReconnecting && (
            <Callout tone="warning" title={intl.formatMessage({ id: 'errors.connection.title' })}>
              {intl.formatMessage({ id: 'run.reconnecting' })}
            </Callout>
          )}
        </div>
      </div>
    </Panel>
  );
}
