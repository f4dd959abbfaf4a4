'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useMemo } from 'react';

import { classNames } from '../private/class-names.js';
import { durationText } from '../../duration-text.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { runTimeline as english, timeline as englishTimeline } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { useReveal } from '../private/use-reveal.js';
import { type RunTimelineStep, stepBars } from './run-steps.js';
import { StepStar, StepWaterfallRow } from './step-rows.js';
import * as styles from './run-timeline.css.js';
import { timeMarks } from './time-marks.js';

export const runTimelineViews = ['steps', 'waterfall'] as const;
export const runTimelineStates = ['pending', 'running', 'completed', 'failed', 'skipped'] as const;

export interface RunTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order they are done. */
  steps: readonly RunTimelineStep[];
  /** A line of stars, or one bar per step where its time lies. @default 'steps' */
  view?: 'steps' | 'waterfall';
  /**
   * Screens that have no room for a column of stars show names alone, in lines that wrap.
   * @default 'never'
   */
  wrapBelow?: 'never' | 'mid';
  /** Milliseconds the run has taken so far; a step at work reaches to it. */
  elapsed?: number;
  /** Text where there are none. @default the locale's "No steps yet" */
  empty?: ReactNode;
}

/** Steps drawn at once; the rest comes in portions of as many. */
const portion = 200;

/**
 * Steps of a run: which steps are done, at work and to come, who does them and how long it takes.
 */
export function RunTimeline({
  steps: givenSteps,
  view = 'steps',
  wrapBelow = 'never',
  elapsed,
  empty,
  className,
  ...props
}: RunTimelineProps) {
  const steps = listOrEmpty(givenSteps);
  const ui = useUi();
  const labels = { ...english, ...ui.labels.runTimeline };
  const { showMore } = { ...englishTimeline, ...ui.labels.timeline };
  const { bars, total } = useMemo(() => stepBars(steps, elapsed), [steps, elapsed]);
  const { shown, hidden, next, reveal } = useReveal(steps, portion);
  if (steps.length === 0) return <p className={styles.empty}>{empty ?? labels.empty}</p>;
  const isWaterfall = view === 'waterfall';
  const Row = isWaterfall ? StepWaterfallRow : StepStar;
  // The role is written out: Safari drops it from lists without markers.
  const list = (
    <ol
      {...{ role: 'list' }}
      aria-label={labels.label}
      {...props}
      className={classNames(
        isWaterfall ? styles.waterfall : styles.list,
        !isWaterfall && wrapBelow === 'mid' && styles.wraps,
        className,
      )}
    >
      {shown.map((step, index) => (
        <Row
          key={step.id}
          step={step}
          bar={bars[index] ?? { start: 0, length: undefined }}
          total={total}
          locale={ui.locale}
          labels={labels}
        />
      ))}
    </ol>
  );
  return (
    <>
      {isWaterfall ? (
        <div className={styles.waterfallFrame}>
          {list}
          {total > 0 && <TimeAxis total={total} locale={ui.locale} />}
        </div>
      ) : (
        list
      )}
      {hidden > 0 ? (
        <Button size="small" className={styles.rest} onClick={reveal}>
          {showMore({ count: next })}
        </Button>
      ) : null}
    </>
  );
}

/** Round marks under the bars. */
function TimeAxis({ total, locale }: { total: number; locale: string }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.axisTrack}>
        {timeMarks(total).map((mark) => (
          <span
            key={mark}
            className={styles.axisMark}
            style={assignInlineVars({ [styles.from]: String(mark / total) })}
          >
            {mark === 0 ? new Intl.NumberFormat(locale).format(0) : durationText(mark, locale)}
          </span>
        ))}
      </span>
    </div>
  );
}
