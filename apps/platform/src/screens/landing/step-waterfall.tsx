import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';

import { clockTime } from './clock-time';
import { sampleSteps, sampleStepTimes, type SampleStep } from './sample-steps';
import * as styles from './step-waterfall.css';

const names: Record<SampleStep, MessageId> = {
  frame: 'landing.step.frame',
  evidence: 'landing.step.evidence',
  swot: 'landing.step.swot',
  costBenefit: 'landing.step.costBenefit',
  recommend: 'landing.step.recommend',
};

/** Where the time of a run went: one bar per step, in the colour of the agent that did it. */
export function StepWaterfall() {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <ul className={styles.steps}>
      {sampleSteps.map((step) => (
        <li key={step} className={styles.step}>
          <span>{intl.formatMessage({ id: names[step] })}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar[step]} />
          </span>
          <span className={styles.time}>{clockTime(sampleStepTimes[step].length, number)}</span>
        </li>
      ))}
    </ul>
  );
}
