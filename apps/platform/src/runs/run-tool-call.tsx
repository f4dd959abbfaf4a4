import type { RunEvent } from '@constella/api-client';
import { ToolCallCard } from '@constella/ui';

import { useToolName } from './use-tool-name';

/** A tool's call as the run tells it: no time yet means that it has not answered, none that nobody knows it. */
export function RunToolCall({ call }: { call: Extract<RunEvent, { type: 'tool' }> }) {
  const { name, arguments: input, result, error, milliseconds } = call;
  return (
    <ToolCallCard
      name={name}
      summary={useToolName()(name)}
      state={error ? 'failed' : milliseconds === undefined ? 'running' : 'completed'}
      duration={milliseconds || null}
      arguments={input}
      result={result}
      error={error}
    />
  );
}
