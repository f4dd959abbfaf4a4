import { useIntl } from '@constella/i18n/react';
import {
  Breadcrumb,
  Button,
  CalendarIcon,
  Container,
  DownloadIcon,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import {
  timeCommitmentHours,
  type ActivityState,
  type PlanState,
} from '@constella/api-client/contract';
import { ErrorText } from '../../../base/error-text';
import { downloadCalendar } from '../../../base/download';
import { useListView } from '../../../base/lists/use-list-view';
import { NotFoundScreen } from '../../../base/not-found';
import { PageTitle } from '../../../base/page';
import { paths } from '../../../base/paths';
import { PlanMentors } from '../collaboration/team-panel';
import { isGone } from '../shared/is-gone';
import { DuePanel } from '../shared/due-panel';
import { SkillsPanel } from '../shared/skills-panel';
import { ActivityForm } from './activity-form';
import { ActivityList } from './activity-list';
import { ActivitySheet } from './activity-sheet';
import { MoveDates } from './move-dates';
import { NextActivity } from './next-activity';
import { PlanRoad } from './plan-road';
import * as styles from './plan-screen.css';
import { usePlan } from './use-plan';

/** Nobody who does not save it loads what writes it. */
async function saveCalendar(title: string, state: PlanState): Promise<void> {
  const { planCalendar } = await import('./plan-calendar');
  downloadCalendar(planCalendar(title, state), title);
}

/** `/personal/learning-assistant/plan/{planId}`: a learning plan with everything there is to do. */
export function PlanScreen() {
  const intl = useIntl();
  const { planId = '' } = useParams();
  const { plan, state, error, retry } = usePlan(Number(planId));
  const { params, change } = useListView();
  const [edited, setEdited] = useState<ActivityState | 'new'>();
  const [isMoving, setMoving] = useState(false);

  if (!/^[1-9]\d*$/.test(planId) || isGone(error)) return <NotFoundScreen />;
  if (error)
    return (
      <Container className={styles.page}>
        <ErrorState
          title={intl.formatMessage({ id: 'plans.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={retry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          }
        />
      </Container>
    );
  if (!plan || !state)
    return (
      <Container className={styles.page}>
        <SkeletonGroup>
          <Skeleton shape="block" height={96} />
          <Skeleton shape="block" height={600} />
        </SkeletonGroup>
      </Container>
    );

  const all = [...state.stages.flatMap(({ modules }) => modules), { activities: state.loose }];
  const [min, max] = timeCommitmentHours[plan.timeCommitment];
  const opened = all
    .flatMap(({ activities }) => activities)
    .find(({ activity }) => String(activity.id) === params.get('activity'));
  return (
    <Container className={styles.page}>
      <PageTitle page={plan.title} />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={intl.formatMessage({ id: 'plans.breadcrumb' })}
            items={[
              {
                label: intl.formatMessage({ id: 'plans.title' }),
                href: paths.learningDashboard,
              },
              { label: plan.title },
            ]}
          />
        }
        title={plan.title}
        description={plan.description && <bdi className={styles.lines}>{plan.description}</bdi>}
        meta={intl.formatMessage(
          { id: `learning.timeCommitment.${plan.timeCommitment}.hint` },
          { min, max: max ?? min },
        )}
        actions={
          state.total > state.done && (
            <>
              <Button icon={<DownloadIcon />} onClick={() => void saveCalendar(plan.title, state)}>
                {intl.formatMessage({ id: 'plans.calendar' })}
              </Button>
              <Button icon={<CalendarIcon />} onClick={() => setMoving(true)}>
                {intl.formatMessage({ id: 'plans.moveDates' })}
              </Button>
            </>
          )
        }
      />
      <div className={styles.columns}>
        <Stack gap={16}>
          {state.next ? (
            <NextActivity state={state.next} href={`?activity=${state.next.activity.id}`} />
          ) : (
            state.total > 0 && (
              <EmptyState
                headingAs="h2"
                title={intl.formatMessage({ id: 'plans.completed' })}
                description={intl.formatMessage({ id: 'plans.completedDescription' })}
              />
            )
          )}
          {state.stages.length > 0 && <PlanRoad plan={plan} state={state} />}
          <ActivityList state={state} onAdd={() => setEdited('new')} onEdit={setEdited} />
        </Stack>
        <Stack gap={16}>
          <DuePanel
            due={state.due.map((one) => ({ state: one, href: `?activity=${one.activity.id}` }))}
          />
          <SkillsPanel />
          <PlanMentors plan={plan} />
        </Stack>
      </div>
      {opened && (
        <ActivitySheet
          key={opened.activity.id}
          state={opened}
          next={state.next}
          onClose={() => change({ activity: '' })}
        />
      )}
      {edited && (
        <ActivityForm
          plan={plan}
          state={state}
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <MoveDates state={state} open={isMoving} onClose={() => setMoving(false)} />
    </Container>
  );
}
