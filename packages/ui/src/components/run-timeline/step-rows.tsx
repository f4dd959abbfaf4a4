import { assignInlineVars } from '@vanilla-extract/dynamic';

import { classNames } from '../private/class-names.js';
import { durationText } from '../../duration-text.js';
import type { RunTimelineLabels } from '../../labels/types.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { RunTimelineStep, StepBar } from './run-steps.js';
import * as styles from './run-timeline.css.js';

export interface StepRowProps {
  step: RunTimelineStep;
  bar: StepBar;
  /** Milliseconds from the start to the end of all. */
  total: number;
  locale: string;
  labels: RunTimelineLabels;
}

const current = (state: RunTimelineStep['state']) => (state === 'running' ? 'step' : undefined);

function StepName({ step, labels }: Pick<StepRowProps, 'step' | 'labels'>) {
  const state = step.state ?? 'pending';
  return (
    <span className={classNames(styles.name, styles.nameState[state])}>
      {step.name}
      <VisuallyHidden>{labels[state]}</VisuallyHidden>
    </span>
  );
}

function Took({ length, locale }: Pick<StepBar, 'length'> & Pick<StepRowProps, 'locale'>) {
  return (
    <span className={styles.time}>
      {length === undefined ? null : durationText(length, locale)}
    </span>
  );
}

/** A star with its words. */
export function StepStar({ step, bar, locale, labels }: StepRowProps) {
  const state = step.state ?? 'pending';
  return (
    <li className={styles.step} data-state={state} aria-current={current(state)}>
      <span className={classNames(styles.star, styles.mark[state])} aria-hidden="true" />
      <div className={styles.words}>
        <StepName step={step} labels={labels} />
        <Took length={bar.length} locale={locale} />
        {step.agent === undefined ? null : <span className={styles.agent}>{step.agent}</span>}
      </div>
    </li>
  );
}

/** A bar where the step's time lies in the run's. */
export function StepWaterfallRow({ step, bar, total, locale, labels }: StepRowProps) {
  const state = step.state ?? 'pending';
  const shareOf = (time: number) => String(total > 0 ? Math.min(1, time / total) : 0);
  return (
    <li className={styles.row} data-state={state} aria-current={current(state)}>
      <StepName step={step} labels={labels} />
      <span className={styles.track}>
        {bar.length === undefined ? null : (
          <>
            <span
              className={classNames(
                styles.bar,
                styles.agentHue[step.agentType ?? 'none'],
                state === 'running' && styles.running,
                state === 'failed' && styles.failed,
              )}
              style={assignInlineVars({
                [styles.from]: shareOf(bar.start),
                [styles.share]: shareOf(bar.length),
              })}
            />
            <VisuallyHidden>
              {labels.starts({ time: durationText(bar.start, locale) })}
            </VisuallyHidden>
          </>
        )}
      </span>
      <Took length={bar.length} locale={locale} />
    </li>
  );
}
