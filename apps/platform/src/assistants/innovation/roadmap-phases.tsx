import { useIntl } from '@constella/i18n/react';
import { Heading, Inline, Text } from '@constella/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { ActivityList } from './activity-list';
import { withActivities, type PartProps } from './innovation-result';
import * as styles from './roadmap.css';
import { useDay } from './use-day';

/** Five phases one after the other: a bar where each lies in the whole, and what is done in it. */
export function RoadmapPhases({ result, onChange: change, draftKey }: PartProps) {
  const intl = useIntl();
  const day = useDay();
  const { phases } = result.roadmap;
  const total = phases.reduce((sum, { days }) => sum + days, 0) || 1;
  return (
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
  );
}
