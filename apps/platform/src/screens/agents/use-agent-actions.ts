import {
  ApiError,
  currentIn,
  readAgent,
  type Agent,
  type AgentBody,
  type ListedAgent,
  type SettableAgentStatus,
} from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../base/paths';
import { useUndo } from '../../base/lists/use-undo';

/** The agent as it is now, from the refusal of a change that was made from an older version. */
export const newerAgent = (error: unknown): Agent | undefined => {
  const current = currentIn<ListedAgent>(error);
  return current && readAgent(current);
};

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.detail : '');

/**
 * Actions on agents, each with the toasts of platform-client §8. What fails rejects as well, so
 * that the form or dialog it came from can say so in its own place.
 */
export function useAgentActions() {
  const api = useCalls();
  const intl = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const create = async (body: AgentBody) => {
    try {
      const agent = await api.createAgent(body);
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
      await api.updateAgent(id, body, { version });
      toast({ tone: 'success', title: intl.formatMessage({ id: 'agents.detail.saved' }) });
    },
    /** Puts an old version back; the toast puts back the one there was. */
    async restoreVersion({ id, version: former }: Agent, number: number) {
      const restored = await api.restoreAgentVersion(id, number, { version: former });
      if (former === undefined) return;
      offerUndo(
        intl.formatMessage({ id: 'agents.versions.restored' }, { number: String(number) }),
        () => api.restoreAgentVersion(id, former, { version: restored.version }),
      );
    },
    async setStatus(id: number, status: SettableAgentStatus) {
      try {
        await api.setAgentStatus(id, status);
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
    /** Deletes an agent; the toast brings it back. */
    async remove({ id, name }: Agent) {
      await api.deleteAgent(id);
      offerUndo(intl.formatMessage({ id: 'agents.deleted' }, { count: 1, name }), () =>
        api.restoreAgent(id),
      );
    },
  };
}
