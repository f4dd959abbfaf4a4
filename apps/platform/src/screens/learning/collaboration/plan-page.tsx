import type { RowOfRecord } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';
import type { ReactNode } from 'react';

import { ErrorText } from '../../../base/error-text';
import { paths } from '../../../base/paths';
import * as styles from './collaboration.css';
import { usePlanChoice } from './use-plan-choice';

interface PlanPageProps {
  title: MessageId;
  about: MessageId;
  /** What is shown of the chosen plan. */
  children: (plan: RowOfRecord<'learning_plans'>) => ReactNode;
}

/** A page about one plan, which is chosen at its head and named in its address. */
export function PlanPage({ title, about, children }: PlanPageProps) {
  const intl = useIntl();
  const { answer, plans, plan, choose } = usePlanChoice();
  return (
    <Container className={styles.page}>
      <PageHeader
        breadcrumb={
          plan && (
            <Breadcrumb
              label={intl.formatMessage({ id: 'mentors.plan' })}
              items={[
                { label: plan.title, href: paths.learningPlan(plan.id) },
                { label: intl.formatMessage({ id: title }) },
              ]}
            />
          )
        }
        title={intl.formatMessage({ id: title })}
        description={intl.formatMessage({ id: about })}
        actions={
          plan &&
          plans &&
          plans.length > 1 && (
            <Select
              label={intl.formatMessage({ id: 'mentors.plan' })}
              value={String(plan.id)}
              onValueChange={choose}
              options={plans.map((one) => ({ value: String(one.id), label: one.title }))}
            />
          )
        }
      />
      {plan ? (
        children(plan)
      ) : answer.error ? (
        <MentorsFailed error={answer.error} onRetry={() => void answer.refetch()} />
      ) : plans ? (
        <EmptyState
          headingAs="h2"
          title={intl.formatMessage({ id: 'mentors.noPlans' })}
          description={intl.formatMessage({ id: 'mentors.noPlansDescription' })}
          action={
            <ButtonLink variant="primary" href={paths.learningAssistant}>
              {intl.formatMessage({ id: 'mentors.createPlan' })}
            </ButtonLink>
          }
        />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={480} />
        </SkeletonGroup>
      )}
    </Container>
  );
}

/** What a page about mentors needs did not load. */
export function MentorsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'mentors.failed' })}
      description={<ErrorText error={error} />}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>}
    />
  );
}
