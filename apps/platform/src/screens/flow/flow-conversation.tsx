import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { PageTitle } from '../../base/page';
import { RunText } from '../../runs/run-text';
import { useRun } from '../../runs/use-run';
import { runHref } from '../../runs/run-href';
import { Composer, type Suggestion } from './composer';
import { earlierOf, goingOnFrom, questionOf } from '../../assistants/cognitive-flow/conversations';
import { Exchange } from './exchange';
import { FlowRun } from './flow-run';
import * as styles from './flow-screen.css';

/** A conversation by its last run: what was said before, the question, and a place for the next. */
export function FlowConversation({ id }: { id: number }) {
  const intl = useIntl();
  const run = useRun(id);
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const task = run.taskQuery.data;
  if (!task) {
    const { error, isPending, refetch } = run.taskQuery;
    if (isPending)
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      );
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: 'errors.task.detailsFailed' })}
        description={<ErrorText error={error} />}
        action={
          <Button onClick={() => void refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  }
  // A run of another assistant opens where it belongs.
  if (task.assistant !== 'cognitive-flow') return <Navigate to={runHref(task)} replace />;
  const question = questionOf(task);
  const earlier = earlierOf(task);
  const answer = task.status === 'completed' ? task.result?.text : undefined;
  return (
    <div className={styles.conversation}>
      <PageTitle page={question} />
      {earlier.map((one, at) => (
        <Exchange key={at} question={one.question}>
          <RunText headingLevel={3} text={one.answer} />
        </Exchange>
      ))}
      <FlowRun task={task} run={run} onFollowUp={(next) => setSuggestion({ question: next })} />
      {answer && (
        <div className={styles.withBeside}>
          <Composer
            key={task.id}
            suggestion={suggestion}
            after={goingOnFrom(task, answer)}
            request={task.request}
          />
        </div>
      )}
    </div>
  );
}
