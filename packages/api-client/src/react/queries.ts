import { cacheDefaults } from '../contract/defaults.js';
import { finalRunStatuses } from '../contract/enums.js';
import { routes } from '../contract/routes.js';
import { query } from './query.js';
import type { Client } from '../client-types.js';
import type { RegionId } from '../contract/enums.js';
import type { ListQuery } from '../rows/list-query.js';
import type { RowPage } from '../rows/lists.js';
import type { Query } from './query.js';

/**
 * How often a list of runs is read again, in milliseconds: every 5 s while one of them has not
 * ended, else never. For queries of one's own, as `refetchInterval`.
 */
export const unfinishedRunsInterval = (runs: readonly { status: string }[] = []): number | false =>
  runs.some(({ status }) => !(finalRunStatuses as readonly string[]).includes(status))
    ? 5_000
    : false;

type Answer<Call extends keyof Client> = Awaited<ReturnType<Client[Call]>>;

/**
 * Query options of everything screens read. Every key begins with the path it is read from, as the
 * default loader expects; `['/api/tasks']` also matches the key of each single task.
 *
 * The query client retries, never the calls inside of a query: two that retry would multiply.
 */
export const queries = {
  /** The signed-in user, null for nobody; 3 retries, 1 s apart, none for a 401. */
  user: (client: Client): Query<Answer<'user'>> =>
    query({
      queryKey: [routes.user.path],
      queryFn: ({ signal }) => client.user({ signal, retries: 0 }),
      retry: cacheDefaults.userRetry,
      retryDelay: cacheDefaults.userRetryDelay,
    }),
  /** The agents, read again every 30 s, but not while the page is hidden. */
  agents: (client: Client): Query<Answer<'agents'>> =>
    query({
      queryKey: [routes.agents.path],
      queryFn: ({ signal }) => client.agents({ signal, retries: 0 }),
      refetchInterval: cacheDefaults.agentsInterval,
      refetchIntervalInBackground: false,
    }),
  /** Both model lists as one. */
  models: (client: Client): Query<Answer<'models'>> =>
    query({
      queryKey: [routes.openrouterModels.path],
      queryFn: ({ signal }) => client.models({ signal, retries: 0 }),
    }),
  /** The runs; read again every 5 s while one of them has not ended. */
  tasks: (client: Client): Query<Answer<'tasks'>> =>
    query({
      queryKey: [routes.tasks.path],
      queryFn: ({ signal }) => client.tasks({ signal, retries: 0 }),
      refetchInterval: ({ state }) => unfinishedRunsInterval(state.data),
      refetchIntervalInBackground: false,
    }),
  /** One page of the runs, as the server filters and sorts them; read again as `tasks` is. */
  taskPage: (client: Client, asked: ListQuery<'tasks'> = {}): Query<RowPage<'tasks'>> =>
    query({
      queryKey: [routes.tasks.path, 'list', asked],
      queryFn: async ({ signal }) => {
        // Whoever asks for nothing else of this file does without.
        const { listsOf } = await import('../rows/lists.js');
        return listsOf(client, 'tasks').list(asked, { signal, retries: 0 });
      },
      refetchInterval: ({ state }) => unfinishedRunsInterval(state.data?.rows),
      refetchIntervalInBackground: false,
    }),
  /** What there is to work with, in the language of the client. */
  assistants: (client: Client): Query<Answer<'assistants'>> =>
    query({
      queryKey: [routes.assistants.path],
      queryFn: ({ signal }) => client.assistants({ signal, retries: 0 }),
    }),
  /** One run. */
  task: (client: Client, id: number): Query<Answer<'task'>> =>
    query({
      queryKey: [routes.tasks.path, id],
      queryFn: ({ signal }) => client.task(id, { signal, retries: 0 }),
    }),
  /** The versions of a run's result, the newest first. */
  taskVersions: (client: Client, id: number): Query<Answer<'taskVersions'>> =>
    query({
      queryKey: [routes.tasks.path, id, 'versions'],
      queryFn: ({ signal }) => client.taskVersions(id, { signal, retries: 0 }),
    }),
  /** One version of a run's result. */
  taskVersion: (client: Client, id: number, version: number): Query<Answer<'taskVersion'>> =>
    query({
      queryKey: [routes.tasks.path, id, 'versions', version],
      queryFn: ({ signal }) => client.taskVersion(id, version, { signal, retries: 0 }),
    }),
  /** A run somebody shares; no retry can bring back a link that is off. */
  sharedRun: (client: Client, shareId: string): Query<Answer<'sharedRun'>> =>
    query({
      queryKey: [routes.sharedRun.path, shareId],
      queryFn: ({ signal }) => client.sharedRun(shareId, { signal, retries: 0 }),
    }),
  /** The memberships on offer in a region. */
  plans: (client: Client, region: RegionId): Query<Answer<'membershipPlans'>> =>
    query({
      queryKey: [routes.membershipPlans.path, region],
      queryFn: ({ signal }) => client.membershipPlans(region, { signal, retries: 0 }),
    }),
  /** The own subscription, or the free tier in its place. */
  subscription: (client: Client): Query<Answer<'userSubscription'>> =>
    query({
      queryKey: [routes.userSubscription.path],
      queryFn: ({ signal }) => client.userSubscription({ signal, retries: 0 }),
    }),
};
