import type { ActivityState } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ArrowRightIcon, ButtonLink, Panel } from '@constella/ui';

import { ActivityMeta } from '../shared/activity-meta';
import { useShortDay } from '../shared/use-short-day';
import * as styles from './next-activity.css';

interface NextActivityProps {
  state: ActivityState;
  /** Where it is opened. */
  href: string;
}

/** The activity to go on with, and the page's one primary button. */
export function NextActivity({ state, href }: NextActivityProps) {
  const intl = useIntl();
  const shortDay = useShortDay();
  const { activity, steps, stepsDone, status, dueDay } = state;
  return (
    <Panel padding="none" className={styles.next} aria-labelledby="next-activity">
      <div className={styles.words}>
        <p className={styles.kicker}>
          {dueDay === null
            ? intl.formatMessage({ id: 'plans.next' })
            : intl.formatMessage(
                { id: status === 'overdue' ? 'plans.nextOverdue' : 'plans.nextDue' },
                { day: shortDay(dueDay) },
              )}
        </p>
        <h2 id="next-activity" className={styles.title}>
          {activity.title}
        </h2>
        {activity.description && <p className={styles.about}>{activity.description}</p>}
        {steps.length > 0 && (
          <p className={styles.steps}>
            <span className={styles.marks} aria-hidden>
              {steps.map(({ done }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a step is its place
                <i key={at} className={styles.mark} data-done={done || undefined} />
              ))}
            </span>
            {intl.formatMessage(
              { id: 'plans.stepsDone' },
              { done: stepsDone, total: steps.length },
            )}
          </p>
        )}
      </div>
      <div className={styles.go}>
        <ButtonLink variant="primary" size="large" href={href} iconEnd={<ArrowRightIcon />}>
          {intl.formatMessage({ id: stepsDone > 0 ? 'plans.continue' : 'plans.start' })}
        </ButtonLink>
        <ActivityMeta activity={activity} />
      </div>
    </Panel>
  );
}
