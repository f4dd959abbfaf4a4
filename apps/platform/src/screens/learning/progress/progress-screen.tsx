import {
  bounds,
  activityTypes,
  dayAfter,
  reviewsIn,
  timeCommitmentHours,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  Stat,
  StatGroup,
} from '@constella/ui';
import { BarChart } from '@constella/ui/charts';
import { useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../../base/error-text';
import { paths } from '../../../base/paths';
import { dayRange } from '../plan/day-range';
import * as layout from '../plan/plan-screen.css';
import { SkillsPanel } from '../shared/skills-panel';
import { StreakPanel } from '../shared/streak-panel';
import { useDayFrame } from '../shared/use-day-frame';
import { learnedWeeks } from './learned-weeks';

const { max: limit } = bounds.pageSize;
/** Weeks that are drawn. */
const shown = 8;

/** `/personal/learning-assistant/progress`: what was finished, week by week, and which skills grew. */
export function LearningProgressScreen() {
  const intl = useIntl();
  const api = useApi();
  const frame = useDayFrame();
  const done = useQuery(
    rowQueries.list(api, 'learning_activities', {
      where: { completed: true },
      sort: '-completedAt',
      limit,
    }),
  );
  const resources = useQuery(rowQueries.list(api, 'user_resource_progress', { limit }));
  const plans = useQuery(rowQueries.list(api, 'learning_plans', { limit }));
  const material = useQuery(rowQueries.list(api, 'learning_contents', { sort: 'id', limit }));
  const failed = [done, resources, plans, material].find(({ data, error }) => !data && error);
  const head = (
    <PageHeader
      title={intl.formatMessage({ id: 'plans.progress.title' })}
      description={intl.formatMessage({ id: 'plans.progress.about' })}
    />
  );
  if (failed)
    return (
      <Container className={layout.page}>
        {head}
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'plans.failed' })}
          description={<ErrorText error={failed.error} />}
          action={
            <Button onClick={() => void failed.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      </Container>
    );
  if (!done.data || !resources.data || !plans.data || !material.data)
    return (
      <Container className={layout.page}>
        {head}
        <SkeletonGroup>
          <Skeleton shape="block" height={560} />
        </SkeletonGroup>
      </Container>
    );
  const activities = done.data.rows;
  const finished = [...activities, ...resources.data.rows].flatMap(({ completed, completedAt }) =>
    completed && completedAt ? [completedAt] : [],
  );
  const cards = material.data.rows.reduce((sum, { metadata }) => sum + reviewsIn(metadata).size, 0);
  if (finished.length === 0 && cards === 0)
    return (
      <Container className={layout.page}>
        {head}
        <EmptyState
          headingAs="h2"
          title={intl.formatMessage({ id: 'plans.progress.empty' })}
          description={intl.formatMessage({ id: 'plans.progress.emptyDescription' })}
          action={
            <ButtonLink href={paths.learningDashboard}>
              {intl.formatMessage({ id: 'plans.title' })}
            </ButtonLink>
          }
        />
      </Container>
    );
  const weeks = learnedWeeks(activities, { ...frame, shown });
  const minutes = activities.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  const planned = plannedHours(plans.data.rows);
  const byType = activityTypes
    .map((type) => ({ type, count: activities.filter((one) => one.type === type).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const week = (day: string) =>
    dayRange({ startDate: day, endDate: dayAfter(day, 6) }, 'UTC', intl.locale);
  const hours = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 } as const;
  return (
    <Container className={layout.page}>
      {head}
      <div className={layout.columns}>
        <Stack gap={16}>
          <StatGroup>
            <Stat
              label={intl.formatMessage({ id: 'plans.progress.activities' })}
              value={activities.length}
            />
            <Stat
              label={intl.formatMessage({ id: 'plans.progress.time' })}
              value={minutes / 60}
              format={hours}
            />
            <Stat
              label={intl.formatMessage({ id: 'plans.progress.resources' })}
              value={resources.data.rows.filter(({ completed }) => completed).length}
            />
            <Stat label={intl.formatMessage({ id: 'plans.progress.cards' })} value={cards} />
          </StatGroup>
          <Panel
            title={intl.formatMessage({ id: 'plans.progress.weeks' })}
            titleMeta={
              planned > 0
                ? intl.formatMessage(
                    { id: 'plans.progress.planned' },
                    { hours: intl.formatNumber(planned, hours) },
                  )
                : undefined
            }
          >
            <BarChart
              title={intl.formatMessage({ id: 'plans.progress.weeks' })}
              titleHidden
              categories={weeks.map(({ from }) => week(from))}
              series={[
                {
                  name: intl.formatMessage({ id: 'plans.progress.time' }),
                  values: weeks.map((one) => one.minutes / 60),
                },
              ]}
              format={hours}
              categoryLabel={intl.formatMessage({ id: 'plans.progress.week' })}
            />
          </Panel>
          <Panel title={intl.formatMessage({ id: 'plans.progress.types' })}>
            <BarChart
              title={intl.formatMessage({ id: 'plans.progress.types' })}
              titleHidden
              orientation="horizontal"
              categories={byType.map(({ type }) =>
                intl.formatMessage({ id: `plans.type.${type}` }),
              )}
              series={[
                {
                  name: intl.formatMessage({ id: 'plans.progress.types' }),
                  values: byType.map(({ count }) => count),
                },
              ]}
            />
          </Panel>
        </Stack>
        <Stack gap={16}>
          <StreakPanel finished={finished} />
          <SkillsPanel />
        </Stack>
      </div>
    </Container>
  );
}

/** Hours a week all plans that go on ask for, at least. */
const plannedHours = (plans: readonly RowOfRecord<'learning_plans'>[]): number =>
  plans
    .filter(({ status }) => status === 'active')
    .reduce((sum, { timeCommitment }) => sum + timeCommitmentHours[timeCommitment][0], 0);
