import type { RunEvent, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Heading } from '@constella/ui';
import { useMemo } from 'react';

import { recordingOf, taskAt } from '../../runs/replay';
import { RunAgents } from '../../runs/run-agents';
import type { RunState } from '../../runs/run-state';
import { RunSteps } from '../../runs/run-steps';
import { MessageStream } from './message-stream';
import { ReplayBar } from './replay-bar';
import { RunResult } from './run-result';
import * as styles from './run-screen.css';
import { usePlayback } from './use-playback';

interface RunPanelsProps {
  task: Task;
  state: RunState;
  isReconnecting: boolean;
}

/** Steps, messages, agents and result of a run, as they are or were at a moment. */
export function RunPanels({ task, state, isReconnecting }: RunPanelsProps) {
  const intl = useIntl();
  return (
    <div className={styles.layout}>
      <section className={styles.steps}>
        <Heading level={2} size={12} className={styles.stepsHeading}>
          {intl.formatMessage({ id: 'run.steps' })}
        </Heading>
        <RunSteps task={task} state={state} wrapBelow="mid" />
      </section>
      <MessageStream task={task} state={state} isReconnecting={isReconnecting} />
      <div className={styles.ends}>
        <RunAgents task={task} state={state} />
        <RunResult task={task} state={state} />
      </div>
    </div>
  );
}

interface ReplayProps {
  task: Task;
  events: readonly RunEvent[];
  onClose: () => void;
}

/** The same panels, played from what is stored. */
export function Replay({ task, events, onClose }: ReplayProps) {
  const recording = useMemo(() => recordingOf(events), [events]);
  const playback = usePlayback(recording.duration);
  const state = recording.at(playback.position);
  return (
    <>
      <ReplayBar playback={playback} duration={recording.duration} onClose={onClose} />
      <RunPanels
        task={taskAt(task, state, playback.position)}
        state={state}
        isReconnecting={false}
      />
    </>
  );
}
