import type { RunEvent, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Stack, Text, ToolCallCard } from '@constella/ui';

import { ToolApproval } from './tool-approval';
import { toolLabel, useToolName } from './use-tool-name';

interface RunToolCallProps {
  task: Task;
  call: Extract<RunEvent, { type: 'tool' }>;
}

/**
 * A tool's call as the run tells it: no time yet means that it has not answered, none that nobody
 * knows it. Where a person is asked about it, the question and the buttons are with it.
 */
export function RunToolCall({ task, call }: RunToolCallProps) {
  const intl = useIntl();
  const { name, arguments: input, result, error, milliseconds, approval } = call;
  const isAsked = approval === 'asked' && task.status === 'running';
  const refused = approval === 'refused' || approval === 'expired' ? approval : undefined;
  return (
    <Stack gap={8}>
      <ToolCallCard
        name={toolLabel(name)}
        summary={useToolName()(name)}
        state={error ? 'failed' : milliseconds === undefined ? 'running' : 'completed'}
        duration={milliseconds || null}
        // Whoever is asked has to see what would be sent.
        collapsible={!isAsked}
        arguments={input}
        result={result}
        error={error}
      />
      {refused && (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: `run.approval.${refused}` })}
        </Text>
      )}
      {isAsked && <ToolApproval task={task} call={call} />}
    </Stack>
  );
}
