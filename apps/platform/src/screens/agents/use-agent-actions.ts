import {
  ApiError,
  readAgent,
  type Agent,
  type AgentBody,
  type ListedAgent,
  type SettableAgentStatus,
} from '@constella/api-client';
import { queries, rowsKey, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../base/paths';
import { applyInOrder } from '../../base/lists/apply-in-order';
import { useUndo } from '../../base/lists/use-undo';

/** The agent as it is now, from the refusal of a change that was made from an older version. */
export const newerAgent = (error: unknown): Agent | undefined =>
  error instanceof ApiError && error.status === 412 && error.current
    ? readAgent(error.current as ListedAgent)
    : undefined;

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
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const { queryKey } = queries.agents(api);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const put = (agent: Agent) =>
    queryClient.setQueryData(queryKey, (agents) =>
      // Only a list says an agent's figures.
      agents?.map((known) => (known.id === agent.id ? { ...known, ...agent } : known)),
    );

  const changed = async (send: () => Promise<Agent>) => {
    try {
      const agent = await send();
      put(agent);
      void queryClient.invalidateQueries({ queryKey: rowsKey('agent_versions') });
      return agent;
    } catch (error) {
      const newer = newerAgent(error);
      if (newer) {
        put(newer);
        void queryClient.invalidateQueries({ queryKey: rowsKey('agent_versions') });
      }
      throw error;
    }
  };

  const create = async (body: AgentBody) => {
    try {
      const agent = await api.createAgent(body);
      queryClient.setQueryData(queryKey, (agents) => agents && [...agents, agent]);
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'errors.agent.created' }),
        description: intl.formatMessage({ id: 'errors.agent.createdDetail' }, { name: agent.name }),
        action: {
          label: intl.formatMessage({ id: 'agents.open' }),
          onAction: () => void navigate(`${paths.agents}?tab=manage&agent=${agent.id}`),
        },
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
    /** Changes an agent from one of its versions; a newer one is put into the list, and refuses it. */
    async update(id: number, body: AgentBody, version: number | undefined) {
      await changed(() => api.updateAgent(id, body, { version }));
      toast({ tone: 'success', title: intl.formatMessage({ id: 'agents.detail.saved' }) });
    },
    /** Puts an old version back; the toast puts back the one there was. */
    async restoreVersion({ id, version: former }: Agent, number: number) {
      const restored = await changed(() =>
        api.restoreAgentVersion(id, number, { version: former }),
      );
      if (former === undefined) return;
      offerUndo(
        intl.formatMessage({ id: 'agents.versions.restored' }, { number: String(number) }),
        () => changed(() => api.restoreAgentVersion(id, former, { version: restored.version })),
      );
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
      const { done, error } = await applyInOrder(agents, ({ id }) => api.deleteAgent(id));
      await refresh();
      if (done.length > 0)
        offerUndo(
          intl.formatMessage(
            { id: 'agents.deleted' },
            { count: done.length, name: done[0]?.name ?? '' },
          ),
          async () => {
            const back = await applyInOrder(done, ({ id }) => api.restoreAgent(id));
            await refresh();
            if (back.error) throw back.error as Error;
          },
        );
      if (error) throw error as Error;
    },
  };
}
