import { settableAgentStatuses, type Agent } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Text, TrashIcon } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { BulkBar } from '../../base/lists/bulk-bar';
import { useAgentActions } from './use-agent-actions';

interface ChosenAgentsProps {
  agents: readonly Agent[];
  onClear: () => void;
}

/** Sets one status for all chosen agents, or deletes them. */
export function ChosenAgents({ agents, onClear }: ChosenAgentsProps) {
  const intl = useIntl();
  const { setStatus, remove } = useAgentActions();
  const change = useMutation({
    mutationFn: async (status: (typeof settableAgentStatuses)[number]) => {
      for (const agent of agents) if (agent.status !== status) await setStatus(agent.id, status);
    },
    onSuccess: onClear,
  });
  // Those that are gone are no longer chosen, whatever became of the others.
  const deletion = useMutation({ mutationFn: () => remove(agents) });
  return (
    <BulkBar count={intl.formatMessage({ id: 'agents.list.selected' }, { count: agents.length })}>
      {settableAgentStatuses.map((status) => (
        <Button
          key={status}
          size="small"
          busy={change.isPending && change.variables === status}
          onClick={() => change.mutate(status)}
        >
          {intl.formatMessage({ id: `agents.detail.set.${status}` })}
        </Button>
      ))}
      <Button
        size="small"
        variant="dangerQuiet"
        icon={<TrashIcon />}
        busy={deletion.isPending}
        onClick={() => deletion.mutate()}
      >
        {intl.formatMessage({ id: 'agents.detail.delete' })}
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        {intl.formatMessage({ id: 'agents.list.clearSelection' })}
      </Button>
      <span role="alert">
        {deletion.error && (
          <Text as="span" size={12} tone="danger">
            <ErrorText error={deletion.error} />
          </Text>
        )}
      </span>
    </BulkBar>
  );
}
