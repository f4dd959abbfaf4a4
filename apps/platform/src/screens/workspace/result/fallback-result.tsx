import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Panel } from '@constella/ui';

import { Cited } from '../../../runs/citation';
import { RunText } from '../../../runs/run-text';

/** A text that came instead of the promised result: to read; the head has what asks again. */
export function FallbackResult({ task }: { task: Task }) {
  const intl = useIntl();
  return (
    <>
      <Callout tone="warning" title={intl.formatMessage({ id: 'workspace.fallback.title' })}>
        {task.result?.note ?? intl.formatMessage({ id: 'workspace.fallback.description' })}
      </Callout>
      <Panel title={intl.formatMessage({ id: 'workspace.fallback.text' })}>
        <Cited sources={task.result?.sources}>
          <RunText headingLevel={3} text={task.result?.text ?? ''} />
        </Cited>
      </Panel>
    </>
  );
}
