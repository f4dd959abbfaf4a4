import { useIntl } from '@constella/i18n/react';
import { Heading, Inline, Text } from '@constella/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { ActivityList } from './activity-list';
import { withActivities, type PartProps } from './innovation-result';
import * as styles from './roadmap.css';
import { timeTicks } from './time-axis';
import { useDay } from './use-day';

/** Five phases on one axis of time: where each lies in the whole, and what is done in it. */
export function RoadmapPhases({ result, onChange: change, draftKey }: PartProps) {
  const intl = useIntl();
  const day = useDay();
  const { phases, start: firstDay } = result.roadmap;
  const length = phases.reduce((sum, { days }) => sum + days, 0);
  const total = length || 1;
  const { unit, ticks } = timeTicks(firstDay, length);
  const place = (share: number) => assignInlineVars({ [styles.from]: `${100 * share}%` });
  return (
    <>
      {/* The days are written at each phase. */}
      <div className={styles.axis} aria-hidden="true">
        {ticks
          .filter(({ isNamed }) => isNamed)
          .map((tick) => (
            <span key={tick.day} className={styles.tickName} style={place(tick.at)}>
              {intl.formatDate(`${tick.day}T00:00:00Z`, {
                month: 'short',
                ...(unit === 'day' && { day: 'numeric' }),
                timeZone: 'UTC',
              })}
            </span>
          ))}
      </div>
      <ol className={styles.phases}>
        {phases.map(({ phase, start, end, days, activities }, at) => {
          const from = phases.slice(0, at).reduce((sum, one) => sum + one.days, 0);
          const name = intl.formatMessage({ id: `innovation.phase.${phase}` });
          return (
            <li key={phase} className={styles.phase}>
              <Inline justify="between" align="baseline">
                <Heading level={3} size={14}>
                  {name}
                </Heading>
                <Text size={12} tone="muted" numeric>
                  {intl.formatMessage(
                    { id: 'innovation.roadmap.dates' },
                    { start: day(start), end: day(end), days },
                  )}
                </Text>
              </Inline>
              <div className={styles.track} aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick.day} className={styles.tick} style={place(tick.at)} />
                ))}
                <div
                  className={styles.bar}
                  style={assignInlineVars({
                    [styles.from]: `${(100 * from) / total}%`,
                    [styles.length]: `${(100 * days) / total}%`,
                  })}
                />
              </div>
              <ActivityList
                phase={name}
                activities={activities}
                draftKey={draftKey && `${draftKey}.activity.${phase}`}
                onChange={change && ((next) => change(withActivities(result, phase, next)))}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
