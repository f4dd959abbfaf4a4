import type { AssistantFields, AssistantId, AssistantResult, Task } from '@constella/api-client';

import type { AssistantEntry, AssistantParts } from '../../../assistants/assistant';
import { RunFacts } from '../../../runs/run-facts';
import type { WatchedRun } from '../../../runs/use-run';
import * as styles from '../run/run-view.css';
import { AiLabel } from './ai-label';
import { UnshapedResult } from './unshaped-result';

interface ResultPaneProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  run: WatchedRun & { task: Task };
}

/** The result of a run that has ended. */
export function ResultPane({ parts, run }: ResultPaneProps) {
  const { task, state } = run;
  const { result } = task;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <RunFacts task={task} state={state} />
      </div>
      {result?.unshaped ? (
        <UnshapedResult run={run} />
      ) : (
        <parts.Result
          result={result as unknown as AssistantResult<AssistantId>}
          request={{ ...parts.defaults, ...task.request } as AssistantFields<AssistantId>}
        />
      )}
      {result && <AiLabel result={result} edited={task.edited ?? []} />}
    </div>
  );
}
