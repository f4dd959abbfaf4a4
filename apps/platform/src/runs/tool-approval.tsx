import type { RunEvent, Task } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { ErrorText } from '../base/error-text';
import { toolLabel } from './use-tool-name';

interface ToolApprovalProps {
  task: Task;
  call: Extract<RunEvent, { type: 'tool' }>;
}

/** The question whether a call of a tool may be made; the run waits for the answer. */
export function ToolApproval({ task, call }: ToolApprovalProps) {
  const intl = useIntl();
  const { time } = useFormats();
  const api = useCalls();
  const { callId, name, agentId, until } = call;
  const decide = useMutation({
    mutationFn: (decision: 'allowed' | 'refused') =>
      api.decideToolCall(task.id, { callId, decision }),
  });
  const agent = task.agents?.find(({ id }) => id === agentId)?.name;
  const busy = (decision: string) => decide.isPending && decide.variables === decision;
  return (
    <div role="alert">
      <Callout
        tone="warning"
        title={intl.formatMessage(
          { id: 'run.approval.title' },
          { agent: agent ?? intl.formatMessage({ id: 'run.system' }), tool: toolLabel(name) },
        )}
      >
        <p>{intl.formatMessage({ id: 'run.approval.text' }, { time: until ? time(until) : '' })}</p>
        <Inline gap={8}>
          <Button
            variant="primary"
            size="small"
            busy={busy('allowed')}
            onClick={() => decide.mutate('allowed')}
          >
            {intl.formatMessage({ id: 'run.approval.allow' })}
          </Button>
          <Button size="small" busy={busy('refused')} onClick={() => decide.mutate('refused')}>
            {intl.formatMessage({ id: 'run.approval.refuse' })}
          </Button>
        </Inline>
        {decide.error && <ErrorText error={decide.error} />}
      </Callout>
    </div>
  );
}
