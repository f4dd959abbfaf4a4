import type { ActivityState } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { LayersIcon, Link, Panel, useDuration } from '@constella/ui';

import { paths } from '../../../base/paths';
import * as styles from './due-panel.css';
import { StatusGlyph } from './status-glyph';
import { useShortDay } from './use-short-day';

/** An activity that is due, and what it belongs to. */
export interface DueActivity {
  readonly state: ActivityState;
  /** Its plan, where several are shown. */
  readonly plan?: string;
  readonly href: string;
}

interface DuePanelProps {
  due: readonly DueActivity[];
  /** Cards that are due, of all material. @default none */
  cards?: number;
}

/** What is to be done today, with what is late, and how long it takes. */
export function DuePanel({ due, cards = 0 }: DuePanelProps) {
  const intl = useIntl();
  const duration = useDuration();
  const shortDay = useShortDay();
  const minutes = due.reduce((sum, { state }) => sum + (state.activity.durationMinutes ?? 0), 0);
  return (
    <Panel
      padding="none"
      title={intl.formatMessage({ id: 'plans.dueToday' })}
      titleMeta={minutes > 0 ? duration(minutes * 60_000) : undefined}
    >
      {due.length === 0 && cards === 0 ? (
        <p className={styles.nothing}>{intl.formatMessage({ id: 'plans.nothingDue' })}</p>
      ) : (
        <ul className={styles.list}>
          {due.map(({ state, plan, href }) => (
            <li key={state.activity.id} className={styles.item}>
              <StatusGlyph status={state.status} />
              <div className={styles.words}>
                <Link href={href} className={styles.title}>
                  {state.activity.title}
                </Link>
                <p className={styles.detail}>
                  {[
                    plan,
                    state.status === 'overdue' && state.dueDay !== null
                      ? intl.formatMessage({ id: 'plans.wasDue' }, { day: shortDay(state.dueDay) })
                      : intl.formatMessage({ id: `plans.status.${state.status}` }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {state.activity.durationMinutes !== null && (
                <span className={styles.time}>
                  {duration(state.activity.durationMinutes * 60_000)}
                </span>
              )}
            </li>
          ))}
          {cards > 0 && (
            <li className={styles.item}>
              <LayersIcon size={16} className={styles.cards} />
              <Link href={paths.learningReview} className={styles.title}>
                {intl.formatMessage({ id: 'plans.reviewCards' }, { count: cards })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
