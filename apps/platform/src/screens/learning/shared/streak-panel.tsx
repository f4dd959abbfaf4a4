import { dayAfter, dayReader, learningDays, streakOf } from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Panel, VisuallyHidden } from '@constella/ui';

import * as styles from './streak-panel.css';
import { useDayFrame } from './use-day-frame';

/** Days that are drawn. */
const shown = 14;

/** On how many days in a row something was finished, and on which of the last two weeks. */
export function StreakPanel({ finished }: { finished: readonly string[] }) {
  const intl = useIntl();
  const { number } = useFormats();
  const frame = useDayFrame();
  const streak = streakOf(finished, frame);
  const days = new Set(learningDays(finished, frame));
  const today = dayReader(frame.timeZone)(frame.now);
  const last = Array.from({ length: shown }, (_, at) => dayAfter(today, at - shown + 1));
  const nameOf = (day: string, weekday: 'narrow' | 'long') =>
    intl.formatDate(`${day}T00:00:00Z`, { weekday, timeZone: 'UTC' });
  return (
    <Panel
      title={intl.formatMessage({ id: 'plans.streak' })}
      titleMeta={intl.formatMessage({ id: 'plans.streak.longest' }, { days: streak.longest })}
    >
      <p className={styles.words}>
        <b className={styles.figure}>
          {intl.formatMessage({ id: 'plans.streak.days' }, { days: streak.current })}
        </b>
        <span>
          {intl.formatMessage({ id: streak.today ? 'plans.streak.kept' : 'plans.streak.open' })}
        </span>
      </p>
      <ol className={styles.days}>
        {last.map((day) => (
          <li key={day} className={styles.day}>
            <i
              className={styles.box}
              data-done={days.has(day) || undefined}
              data-today={day === today || undefined}
            />
            <span aria-hidden>{nameOf(day, 'narrow')}</span>
            <VisuallyHidden>
              {intl.formatMessage(
                { id: days.has(day) ? 'plans.streak.dayDone' : 'plans.streak.dayOpen' },
                { day: nameOf(day, 'long'), date: number(Number(day.slice(8))) },
              )}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
