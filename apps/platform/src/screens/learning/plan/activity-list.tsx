import {
  activityDisplayStatuses,
  type ActivityDisplayStatus,
  type ActivityState,
  type PlanState,
} from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, ChevronRightIcon, EmptyState, Panel, PlusIcon, Progress } from '@constella/ui';
import { useState } from 'react';

import { useShortDay } from '../shared/use-short-day';
import { StatusGlyph } from '../shared/status-glyph';
import { useDayFrame } from '../shared/use-day-frame';
import { dayRange } from './day-range';
import { ActivityRow } from './activity-row';
import * as styles from './activity-list.css';

interface ActivityListProps {
  state: PlanState;
  onAdd: () => void;
  onEdit: (activity: ActivityState) => void;
}

/** All activities of a plan under their stages and modules; one status at a time, if wanted. */
export function ActivityList({ state, onAdd, onEdit }: ActivityListProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const shortDay = useShortDay();
  const { timeZone } = useDayFrame();
  const [only, setOnly] = useState<ActivityDisplayStatus>();
  const modules = state.stages.flatMap((one) => one.modules);
  const shown = (activities: readonly ActivityState[]) =>
    only ? activities.filter(({ status }) => status === only) : activities;
  const rows = (activities: readonly ActivityState[]) => (
    <ul className={styles.rows}>
      {shown(activities).map((one) => (
        <ActivityRow
          key={one.activity.id}
          state={one}
          siblings={activities}
          modules={modules}
          onEdit={() => onEdit(one)}
        />
      ))}
    </ul>
  );
  return (
    <Panel
      padding="none"
      title={intl.formatMessage({ id: 'plans.activities' })}
      actions={
        <Button size="small" icon={<PlusIcon />} onClick={onAdd}>
          {intl.formatMessage({ id: 'plans.activity.add' })}
        </Button>
      }
    >
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'plans.activities.show' })}
        className={styles.counts}
      >
        {activityDisplayStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.count}
            aria-pressed={only === status}
            onClick={() => setOnly(only === status ? undefined : status)}
          >
            <StatusGlyph status={status} />
            {intl.formatMessage({ id: `plans.status.${status}` })}
            <b className={styles.number}>{number(state.counts[status])}</b>
          </button>
        ))}
      </div>
      {state.total === 0 ? (
        <EmptyState
          headingAs="h3"
          title={intl.formatMessage({ id: 'plans.activities.empty' })}
          description={intl.formatMessage({ id: 'plans.activities.emptyDescription' })}
        />
      ) : (
        only &&
        state.counts[only] === 0 && (
          <p className={styles.none}>{intl.formatMessage({ id: 'plans.activities.none' })}</p>
        )
      )}
      {state.stages
        .filter(
          ({ modules: parts }) => !only || parts.some((one) => shown(one.activities).length > 0),
        )
        .map(({ stage, modules: parts, done, total }) => (
          <details
            key={`${stage.id} ${only}`}
            open={only !== undefined || done < total || state.stages.length === 1}
            className={styles.stage}
          >
            <summary className={styles.stageHead}>
              <ChevronRightIcon className={styles.fold} />
              <h3 className={styles.stageName}>
                {intl.formatMessage(
                  { id: 'plans.stage.name' },
                  { order: stage.order, name: stage.name },
                )}
              </h3>
              <span className={styles.when}>{dayRange(stage, timeZone, intl.locale)}</span>
              <span className={styles.share}>
                <Progress
                  className={styles.bar}
                  label={stage.name}
                  value={done}
                  max={Math.max(total, 1)}
                  tone={done === total ? 'neutral' : 'accent'}
                  valueText={intl.formatMessage({ id: 'plans.done' }, { done, total })}
                />
                {intl.formatMessage({ id: 'plans.done' }, { done, total })}
              </span>
            </summary>
            {parts
              .filter(({ activities }) => !only || shown(activities).length > 0)
              .map(({ module, activities, ...counts }) => (
                <section key={module.id} aria-labelledby={`module-${module.id}`}>
                  <header className={styles.module}>
                    <h4 id={`module-${module.id}`} className={styles.moduleName}>
                      {module.name}
                    </h4>
                    <span className={styles.when}>{activitiesRange(activities, shortDay)}</span>
                    <span className={styles.share}>
                      {intl.formatMessage({ id: 'plans.done' }, counts)}
                    </span>
                  </header>
                  {activities.length > 0 ? (
                    rows(activities)
                  ) : (
                    <p className={styles.none}>
                      {intl.formatMessage({ id: 'plans.module.empty' })}
                    </p>
                  )}
                </section>
              ))}
          </details>
        ))}
      {shown(state.loose).length > 0 && (
        <section aria-labelledby="module-none">
          <header className={styles.module}>
            <h4 id="module-none" className={styles.moduleName}>
              {intl.formatMessage({ id: 'plans.module.none' })}
            </h4>
          </header>
          {rows(state.loose)}
        </section>
      )}
    </Panel>
  );
}

/** From the first day something is due to the last. */
function activitiesRange(
  activities: readonly ActivityState[],
  shortDay: (day: string) => string,
): string {
  const days = activities.flatMap(({ dueDay }) => dueDay ?? []);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`;
}
