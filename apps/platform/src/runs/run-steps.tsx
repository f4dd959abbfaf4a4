import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { RunTimeline, type RunTimelineProps } from '@constella/ui';

import type { RunState } from './run-state';

interface RunStepsProps extends Pick<RunTimelineProps, 'wrapBelow'> {
  task: Task;
  state: RunState;
}

/** The run's steps as a line of stars: done, at work, still to come. */
export function RunSteps({ task, state, ...props }: RunStepsProps) {
  const intl = useIntl();
  return (
    <RunTimeline
      {...props}
      empty={intl.formatMessage({ id: 'run.noSteps' })}
      steps={state.steps.map((step) => {
        const agent = task.agents?.find(({ id }) => id === step.agentId)?.name;
        return {
          id: String(step.index),
          name: step.name,
          state: step.state,
          // A step that is named after its agent names it once.
          agent: agent !== undefined && step.name.includes(agent) ? undefined : agent,
          duration: step.duration,
        };
      })}
    />
  );
}
