import { bounds, type RowOfRecord } from '@constella/api-client/contract';
import { queries, rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { EmptyState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { AskForm } from './ask-form';
import * as styles from './collaboration.css';
import { MentorsFailed, PlanPage } from './plan-page';
import { QuestionPanel } from './question-panel';
import { TeamPanel } from './team-panel';
import { useAsking } from './use-asking';
import { useMentors } from './use-plan-choice';

/** Questions, and answers to them, that are shown at once. */
const { max: limit } = bounds.pageSize;

/** `/personal/learning-assistant/collaboration`: questions to the mentors of a plan, and answers. */
export function LearningCollaborationScreen() {
  return (
    <PlanPage title="shell.title.learningCollaboration" about="mentors.about">
      {(plan) => <Collaboration key={plan.id} plan={plan} />}
    </PlanPage>
  );
}

function Collaboration({ plan }: { plan: RowOfRecord<'learning_plans'> }) {
  const intl = useIntl();
  const api = useApi();
  const { mentors, error, retry } = useMentors(plan.id);
  const discussions = useQuery(
    rowQueries.list(api, 'learning_discussions', {
      where: { planId: plan.id },
      sort: ['-createdAt', '-id'],
      limit,
    }),
  );
  const asked = discussions.data?.rows;
  const ids = asked?.map(({ id }) => id) ?? [];
  const answers = useQuery(
    rowQueries.list(api, 'discussion_answers', { where: { discussionId: ids }, sort: 'id', limit }),
  ).data?.rows;
  const estimate = useQuery(queries.estimateAnswers(api, plan.id)).data;
  const { ask, stop, asking, failures } = useAsking();
  const failed = error ?? discussions.error;
  if (failed)
    return (
      <MentorsFailed error={failed} onRetry={error ? retry : () => void discussions.refetch()} />
    );
  if (!mentors || !asked)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={480} />
      </SkeletonGroup>
    );
  const canAnswer = estimate && !estimate.offline && mentors.length > 0;
  const points = canAnswer ? estimate.points : undefined;
  /** The price of those who have not answered: each costs the same share. */
  const restOf = (answered: number) =>
    points === undefined
      ? undefined
      : Math.ceil((points * (mentors.length - answered)) / mentors.length);
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <AskForm planId={plan.id} points={points} onAsked={({ id }) => canAnswer && void ask(id)} />
        <h2 className={styles.heading}>{intl.formatMessage({ id: 'mentors.questions' })}</h2>
        {asked.length === 0 ? (
          <EmptyState
            headingAs="h3"
            title={intl.formatMessage({ id: 'mentors.questions.none' })}
            description={intl.formatMessage({ id: 'mentors.questions.noneDescription' })}
          />
        ) : (
          asked.map((discussion) => {
            const own = answers?.filter((one) => one.discussionId === discussion.id) ?? [];
            return (
              <QuestionPanel
                key={discussion.id}
                discussion={discussion}
                answers={own}
                mentors={mentors}
                points={restOf(own.length)}
                isAsking={asking.has(discussion.id)}
                failure={failures.get(discussion.id)}
                onAsk={() => void ask(discussion.id)}
                onStop={() => stop(discussion.id)}
              />
            );
          })
        )}
      </div>
      <TeamPanel plan={plan} mentors={mentors} leadsTo="speakers" />
    </div>
  );
}
