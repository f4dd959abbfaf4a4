import {
  ApiError,
  type Agent,
  type AgentBody,
  type SettableAgentStatus,
} from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';

import { oneByOne } from '../../lists/one-by-one';
import { useUndo } from '../../lists/use-undo';

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.detail : '');

/**
 * What can be done with agents, each with the toasts of platform-client §8. What fails rejects as
 * well, so that the form or dialog it came from can say so in its own place.
 */
export function useAgentActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const { queryKey } = queries.agents(api);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const put = (agent: Agent) =>
    queryClient.setQueryData(queryKey, (agents) =>
      // Only a list says an agent's figures.
      agents?.map((known) => (known.id === agent.id ? { ...known, ...agent } : known)),
    );

  const create = async (body: AgentBody) => {
    try {
      const agent = await api.createAgent(body);
      queryClient.setQueryData(queryKey, (agents) => agents && [...agents, agent]);
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'errors.agent.created' }),
        description: intl.formatMessage({ id: 'errors.agent.createdDetail' }, { name: agent.name }),
      });
      return agent;
    } catch (error) {
      const title = intl.formatMessage({ id: 'errors.agent.createFailed' });
      toast({ tone: 'destructive', title, description: reasonOf(error) || title });
      throw error;
    }
  };
  return {
    create,
    /** A copy under its own name; everything else is the same. */
    duplicate: ({ name, type, settings }: Agent) =>
      create({
        ...settings,
        type,
        name: intl.formatMessage({ id: 'agents.detail.copyName' }, { name }),
      }),
    async update(id: number, body: AgentBody) {
      put(await api.updateAgent(id, body));
      toast({ tone: 'success', title: intl.formatMessage({ id: 'agents.detail.saved' }) });
    },
    async setStatus(id: number, status: SettableAgentStatus) {
      try {
        put(await api.setAgentStatus(id, status));
        toast({ tone: 'success', title: intl.formatMessage({ id: 'errors.status.updated' }) });
      } catch (error) {
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'errors.status.title' }),
          description: reasonOf(error) || intl.formatMessage({ id: 'errors.status.fallback' }),
        });
        throw error;
      }
    },
    /** Deletes agents; the toast brings them back. */
    async remove(agents: readonly Agent[]) {
      const { done, error } = await oneByOne(agents, ({ id }) => api.deleteAgent(id));
      await refresh();
      if (done.length > 0)
        offerUndo(
          intl.formatMessage(
            { id: 'agents.deleted' },
            { count: done.length, name: done[0]?.name ?? '' },
          ),
          async () => {
            const back = await oneByOne(done, ({ id }) => api.restoreAgent(id));
            await refresh();
            if (back.error) throw back.error as Error;
          },
        );
      if (error) throw error as Error;
    },
  };
}
