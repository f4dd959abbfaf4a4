import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Heading, VisuallyHidden, useDuration } from '@constella/ui';

import type { RunState } from '../../runs/run-state';
import * as styles from './run-steps.css';

/** The run's steps as a line of stars: done, at work, still to come. */
export function RunSteps({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const duration = useDuration();
  const nameOf = (id: number | null) => task.agents?.find((agent) => agent.id === id)?.name;
  return (
    <section className={styles.timeline}>
      <Heading level={2} size={12} className={styles.heading}>
        {intl.formatMessage({ id: 'run.steps' })}
      </Heading>
      {state.steps.length === 0 ? (
        <p className={styles.empty}>{intl.formatMessage({ id: 'run.noSteps' })}</p>
      ) : (
        <ol className={styles.list}>
          {state.steps.map((step) => (
            <li
              key={step.index}
              className={styles.step}
              data-state={step.state}
              aria-current={step.state === 'running' ? 'step' : undefined}
            >
              <span className={styles.star} aria-hidden="true" />
              <div className={styles.words}>
                <span className={styles.name}>
                  {step.name}
                  <VisuallyHidden>
                    {intl.formatMessage({ id: `run.stepState.${step.state}` })}
                  </VisuallyHidden>
                </span>
                {step.duration !== undefined && (
                  <span className={styles.time}>{duration(step.duration)}</span>
                )}
                {nameOf(step.agentId) && (
                  <span className={styles.agent}>{nameOf(step.agentId)}</span>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
