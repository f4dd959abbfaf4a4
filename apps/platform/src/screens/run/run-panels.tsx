import type { RunEvent, Task } from '@constella/api-client';
import { useMemo } from 'react';

import { recordingOf, taskAt } from '../../runs/replay';
import { Follow } from '../../runs/follow';
import { PendingRun } from '../../runs/pending-run';
import { RunLayout } from '../../runs/run-layout';
import type { RunState } from '../../runs/run-state';
import type { WatchedRun } from '../../runs/use-run';
import { MessageStream } from './message-stream';
import { ReplayBar } from './replay-bar';
import { RunResult } from './run-result';
import * as styles from '../../runs/run-layout.css';
import { usePlayback } from './use-playback';

interface RunPanelsProps {
  task: Task;
  state: RunState;
  isReconnecting: boolean;
  /** Runs it again; a replay cannot be. */
  retry?: WatchedRun['retry'];
}

/** A run as it is or was at a moment: the result first once it is there, what was said under it. */
export function RunPanels({ task, state, isReconnecting, retry }: RunPanelsProps) {
  const isRunning = task.status === 'running';
  const result = <RunResult task={task} state={state} />;
  const last = state.entries.at(-1);
  const written =
    state.entries.length +
    state.resultDraft.length +
    (last?.kind === 'message' ? last.text.length : 0);
  if (task.status === 'pending')
    return (
      <RunLayout task={task} state={state}>
        <div className={styles.text}>
          <PendingRun task={task} />
        </div>
      </RunLayout>
    );
  return (
    <RunLayout task={task} state={state}>
      <div className={styles.text}>
        {task.status === 'completed' && result}
        <MessageStream task={task} state={state} isReconnecting={isReconnecting} retry={retry} />
        {task.status !== 'completed' && result}
      </div>
      <Follow isWriting={isRunning} length={written} />
    </RunLayout>
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
