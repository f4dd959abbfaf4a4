import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Panel } from '@constella/ui';

import { RunActions } from '../../../runs/run-actions';
import { RunText } from '../../../runs/run-text';
import type { WatchedRun } from '../../../runs/use-run';

/** A text that came instead of the promised result: read it, or ask again. */
export function FallbackResult({ run }: { run: WatchedRun & { task: Task } }) {
  const intl = useIntl();
  const { task } = run;
  return (
    <>
      <Callout
        tone="warning"
        title={intl.formatMessage({ id: 'workspace.fallback.title' })}
        action={<RunActions task={task} run={run} />}
      >
        {task.result?.note ?? intl.formatMessage({ id: 'workspace.fallback.description' })}
      </Callout>
      <Panel title={intl.formatMessage({ id: 'workspace.fallback.text' })}>
        <RunText headingLevel={3} text={task.result?.text ?? ''} />
      </Panel>
    </>
  );
}
