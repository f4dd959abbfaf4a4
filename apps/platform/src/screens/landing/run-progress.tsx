import { useFormats, useIntl } from '@constella/i18n/react';
import { Badge } from '@constella/ui';

import { clockTime } from './clock-time';
import * as styles from './run-progress.css';
import { sampleRun } from './sample-run';

/** The example run in one line: what it is about, and how far it has come. */
export function RunProgress() {
  const intl = useIntl();
  const { number } = useFormats();
  const { steps, totalSteps, points } = sampleRun;
  const seconds = steps.reduce((sum, step) => sum + step, 0);
  return (
    <div className={styles.strip}>
      <span className={styles.words}>
        <Badge tone="outline">{intl.formatMessage({ id: 'landing.run.example' })}</Badge>
        <strong className={styles.title}>{intl.formatMessage({ id: 'landing.run.title' })}</strong>
        <span className={styles.muted}>{intl.formatMessage({ id: 'landing.run.when' })}</span>
      </span>
      <span className={styles.facts}>
        {intl.formatMessage(
          { id: 'landing.run.facts' },
          {
            step: number(steps.length),
            total: number(totalSteps),
            time: clockTime(seconds, number),
            points: points.soFar,
          },
        )}
      </span>
      <span className={styles.track} aria-hidden="true">
        {Array.from({ length: totalSteps }, (_, index) => (
          <i
            key={index}
            data-state={
              index < steps.length - 1 ? 'done' : index < steps.length ? 'now' : undefined
            }
          />
        ))}
      </span>
    </div>
  );
}
