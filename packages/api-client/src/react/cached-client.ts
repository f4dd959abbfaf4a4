import type { QueryClient } from '@tanstack/react-query';

import { readAgent, type Agent } from '../contract/agent-settings.js';
import { effects } from '../contract/effect-table.js';
import { recordPath } from '../contract/records/path.js';
import { routes } from '../contract/routes.js';
import { currentIn } from '../http/api-error.js';
import { quietly, readAnew } from './row-changes.js';
import type { Client } from '../client-types.js';
import type { Effect } from '../contract/calls/index.js';
import type { ListedAgent } from '../contract/entities/agent.js';
import type { Task } from '../contract/entities/task.js';
import type { SessionUser } from '../contract/entities/user.js';

const { user, tasks, agents } = routes;

/** The functions that put an answer where it is read from. */
const keepers: Record<NonNullable<Effect['keeps']>, (cache: QueryClient, answer: never) => void> = {
  task(cache, task: Task) {
    cache.setQueryData([tasks.path, task.id], task);
    // The rows a result is stored as follow it.
    for (const table of new Set(task.result?.records?.map((record) => record.table)))
      void readAnew(cache, [recordPath(table)]);
  },
  user: (cache, next: SessionUser) =>
    cache.setQueryData<SessionUser>([user.path], (known) => ({ ...known, ...next })),
  agents: (cache, agent: Agent | ListedAgent) =>
    cache.setQueryData<Agent[]>([agents.path], (known) => {
      if (!known?.some(({ id }) => id === agent.id)) return known && [...known, readAgent(agent)];
      // Only a list says an agent's figures.
      return known.map((one) => (one.id === agent.id ? { ...one, ...readAgent(agent) } : one));
    }),
};

/** An effect with the heads of the queries it names. */
type TableEffect = Omit<Effect, 'changes'> & { readonly changes: readonly string[] };
type Send = (...sent: unknown[]) => Promise<unknown>;

/** A call whose answer is kept where it is read from; so is the present state it was refused with. */
const followed =
  (send: Send, cache: QueryClient, { changes, keeps, removes }: TableEffect): Send =>
  (...sent) =>
    quietly(cache, headsOf(changes), async () => {
      const keep = (answer: unknown) => keeps && keepers[keeps](cache, answer as never);
      try {
        const answer = await send(...sent);
        keep(answer);
        // Nothing is to be read anew that is no longer there.
        if (removes) cache.removeQueries({ queryKey: [tasks.path, sent[0]] });
        return answer;
      } catch (error) {
        const current = currentIn(error);
        if (current) keep(current);
        throw error;
      }
    });

const headsOf = (changes: readonly string[]) => changes.map((head) => [head]);

/**
 * A client whose calls keep a cache right, as their definitions say: an answer is put where it is read
 * from, and what a call changes is read anew when the last of those under way has ended.
 */
export function cachedClient(client: Client, queryClient: QueryClient): Client {
  const { taskEvents, modelAnswer: _read, ...sent } = effects;
  // One prompt for one model goes to either catalogue.
  const called = { ...sent, testModel: sent.openrouterTest };
  const methods = Object.entries<TableEffect>(called).map(([name, effect]) => [
    name,
    followed(client[name as keyof typeof called] as Send, queryClient, effect),
  ]);
  const readHeads = (changes: readonly string[]) => {
    for (const head of headsOf(changes)) void readAnew(queryClient, head);
  };
  return {
    ...client,
    ...(Object.fromEntries(methods) as Pick<Client, keyof typeof called>),
    async *taskEvents(id, options) {
      for await (const event of client.taskEvents(id, options)) {
        yield event;
        if (event.type === 'done') readHeads(taskEvents.changes);
      }
    },
    async *events(request) {
      try {
        yield* client.events(request);
      } finally {
        readHeads(effects[request.name].changes);
      }
    },
  };
}
