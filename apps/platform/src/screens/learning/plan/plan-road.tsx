import type { PlanState, RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Panel, Progress } from '@constella/ui';

import { useDayFrame } from '../shared/use-day-frame';
import { dayRange } from './day-range';
import * as styles from './plan-road.css';

interface PlanRoadProps {
  plan: RowOfRecord<'learning_plans'>;
  state: PlanState;
}

/** The stages of a plan beside each other: what is done of each, and what is late. */
export function PlanRoad({ plan, state }: PlanRoadProps) {
  const intl = useIntl();
  const { timeZone } = useDayFrame();
  const { done, total, progress, overdue } = state;
  const late = overdue[0]?.activity.title;
  return (
    <Panel
      title={intl.formatMessage({ id: 'plans.road' })}
      titleMeta={intl.formatMessage(
        { id: late === undefined ? 'plans.road.share' : 'plans.road.late' },
        { done, total, share: progress / 100, count: overdue.length, title: late ?? '' },
      )}
      actions={
        plan.targetCompletionDate && (
          <span className={styles.end}>
            {intl.formatMessage(
              { id: 'plans.ends' },
              {
                day: intl.formatDate(plan.targetCompletionDate, {
                  weekday: 'short',
                  month: 'short',
                  day: 'numeric',
                }),
              },
            )}
          </span>
        )
      }
    >
      <ol className={styles.road}>
        {state.stages.map(({ stage, done: ready, total: all }) => (
          <li
            key={stage.id}
            className={styles.leg}
            aria-current={stage.current ? 'step' : undefined}
          >
            <Progress
              label={stage.name}
              value={ready}
              max={Math.max(all, 1)}
              tone={stage.current ? 'accent' : 'neutral'}
              valueText={intl.formatMessage({ id: 'plans.done' }, { done: ready, total: all })}
            />
            <p className={styles.name}>
              {intl.formatMessage(
                { id: 'plans.stage.name' },
                { order: stage.order, name: stage.name },
              )}
            </p>
            <p className={styles.fact}>
              {[
                intl.formatMessage({ id: 'plans.done' }, { done: ready, total: all }),
                dayRange(stage, timeZone, intl.locale),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
