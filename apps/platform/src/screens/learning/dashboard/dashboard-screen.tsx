import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Panel,
  PlusIcon,
  Progress,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';

import { ErrorText } from '../../../base/error-text';
import { paths } from '../../../base/paths';
import * as layout from '../plan/plan-screen.css';
import { AchievementsPanel } from '../shared/achievements-panel';
import { DuePanel } from '../shared/due-panel';
import { SkillsPanel } from '../shared/skills-panel';
import { StreakPanel } from '../shared/streak-panel';
import * as styles from './dashboard-screen.css';
import { useDashboard } from './use-dashboard';

/** `/personal/learning-dashboard`: what somebody learns, what is due of it and how far they are. */
export function LearningDashboardScreen() {
  const intl = useIntl();
  const { date } = useFormats();
  const { plans, due, cards, finished, error, retry } = useDashboard();
  const create = (
    <ButtonLink variant="primary" icon={<PlusIcon />} href={paths.learningAssistant}>
      {intl.formatMessage({ id: 'plans.create' })}
    </ButtonLink>
  );
  return (
    <Container className={layout.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'plans.dashboard.title' })}
        description={intl.formatMessage({ id: 'plans.dashboard.about' })}
        actions={
          <>
            <ButtonLink variant="quiet" href={paths.learningProgress}>
              {intl.formatMessage({ id: 'shell.title.learningProgress' })}
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.learningContent}>
              {intl.formatMessage({ id: 'shell.title.learningContent' })}
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.learningResources}>
              {intl.formatMessage({ id: 'shell.title.learningResources' })}
            </ButtonLink>
            {plans?.length !== 0 && create}
          </>
        }
      />
      {error ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'plans.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={retry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          }
        />
      ) : !plans || !due || cards === undefined || !finished ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={600} />
        </SkeletonGroup>
      ) : (
        <div className={styles.parts}>
          <div className={styles.part}>
            {plans.length === 0 ? (
              <EmptyState
                headingAs="h2"
                title={intl.formatMessage({ id: 'plans.empty' })}
                description={intl.formatMessage({ id: 'plans.emptyDescription' })}
                action={create}
              />
            ) : (
              <Panel padding="none" title={intl.formatMessage({ id: 'plans.title' })}>
                <ul className={styles.plans}>
                  {plans.map((plan) => (
                    <li key={plan.id} className={styles.plan}>
                      <div className={styles.words}>
                        <Link href={paths.learningPlan(plan.id)} className={styles.name}>
                          {plan.title}
                        </Link>
                        <p className={styles.about}>
                          {[
                            intl.formatMessage({ id: `plans.planStatus.${plan.status}` }),
                            intl.formatMessage({
                              id: `learning.learningArea.${plan.learningArea}`,
                            }),
                            plan.completedDate
                              ? intl.formatMessage(
                                  { id: 'plans.ended' },
                                  { day: date(plan.completedDate) },
                                )
                              : plan.targetCompletionDate &&
                                intl.formatMessage(
                                  { id: 'plans.ends' },
                                  { day: date(plan.targetCompletionDate) },
                                ),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </p>
                      </div>
                      <div className={styles.share}>
                        <Progress
                          label={plan.title}
                          value={plan.progress}
                          tone={plan.progress === 100 ? 'neutral' : 'accent'}
                        />
                        <span>{intl.formatNumber(plan.progress / 100, { style: 'percent' })}</span>
                      </div>
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
          </div>
          <div className={styles.side}>
            <DuePanel due={due} cards={cards} />
            <StreakPanel finished={finished} />
            <SkillsPanel />
          </div>
          <div className={styles.part}>
            <AchievementsPanel />
          </div>
        </div>
      )}
    </Container>
  );
}
