import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout } from '@constella/ui';

import type { AssistantParts } from '../../../assistants/shared/assistant';
import type { WatchedRun } from '../../../runs/use-run';
import { ResultPane } from '../result/result-pane';
import { RunView } from './run-view';

interface RunPaneProps {
  parts: AssistantParts;
  run: WatchedRun & { task: Task };
  tab: string;
}

/** The open run: its result where that is asked for and there, else the run as it happens. */
export function RunPane({ parts, run, tab }: RunPaneProps) {
  const intl = useIntl();
  const failure = run.start.error ?? run.cancel.error ?? run.retry.error;
  const { task } = run;
  return (
    <>
      {failure && (
        <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'run.actionFailed' })}>
          {failure.message}
        </Callout>
      )}
      {tab === 'result' && task.result && task.status !== 'running' ? (
        <ResultPane parts={parts} run={run} />
      ) : (
        <RunView run={run} />
      )}
    </>
  );
}
