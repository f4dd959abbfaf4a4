import { bounds, defaultErrorMessage } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useState } from 'react';

import { PageTitle } from '../../app/page';
import { RunText } from '../../runs/run-text';
import { useRun } from '../../runs/use-run';
import { Composer } from './composer';
import { conversationOf, earlierOf, questionOf } from './conversations';
import { Exchange } from './exchange';
import { FlowRun } from './flow-run';
import * as styles from './flow-screen.css';

/** A conversation by its last run: what was said before, the question, and a place for the next. */
export function FlowConversation({ id }: { id: number }) {
  const intl = useIntl();
  const run = useRun(id);
  const [suggestion, setSuggestion] = useState<string>();
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
        description={error?.message ?? defaultErrorMessage}
        action={
          <Button onClick={() => void refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  }
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
      <FlowRun task={task} run={run} onFollowUp={setSuggestion} />
      {answer && (
        <Composer
          key={task.id}
          suggestion={suggestion}
          after={{
            conversation: conversationOf(task),
            earlier: [
              ...earlier,
              {
                question,
                // An answer may be longer than what a question can carry along.
                answer: answer.slice(0, bounds.longText.max),
              },
            ].slice(-bounds.flowEarlier.max),
          }}
        />
      )}
    </div>
  );
}
