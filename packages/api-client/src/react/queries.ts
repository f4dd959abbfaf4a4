import { cacheDefaults } from '../contract/defaults.js';
import { finalRunStatuses } from '../contract/enums.js';
import { routes } from '../contract/routes.js';
import { query } from './query.js';
import type { CallMethods, Client } from '../client-types.js';
import type {
  AssistantId,
  AssistantRequest,
  RunEstimate,
  RunExtras,
} from '../contract/assistants/index.js';
import type { calls } from '../contract/calls/index.js';
import type { DashboardQuery } from '../contract/entities/dashboard.js';
import type { Route } from '../contract/routes.js';
import type { ListQuery } from '../rows/list-query.js';
import type { RowPage } from '../rows/lists.js';
import type { Query } from './query.js';

/**
 * How often a list of runs is read again, in milliseconds: every 5 s while one of them has not
 * ended, else never. For queries of one's own, as `refetchInterval`.
 */
export const unfinishedRunsInterval = (runs: readonly { status: string }[] = []): number | false =>
  runs.some(({ status }) => !(finalRunStatuses as readonly string[]).includes(status))
    ? routes.tasks.every
    : false;

/** Milliseconds a price holds: the balance may change elsewhere. */
const estimateHolds = 15_000;

type Answer<Name extends keyof CallMethods> = Awaited<ReturnType<Client[Name]>>;

/** The arguments of a method before its options. */
type Values<Method extends (...sent: never[]) => unknown> =
  Required<Parameters<Method>> extends [...infer Before, unknown] ? Before : never;

/** The queries that follow from the calls: one for each that reads. */
type CallQueries = {
  [
    Name in keyof typeof calls as (typeof calls)[Name]['method'] extends 'GET'
      ? Name & keyof CallMethods
      : never
  ]: (
    client: Client,
    ...values: Values<Client[Name & keyof CallMethods]>
  ) => Query<Answer<Name & keyof CallMethods>>;
};

/** The path before its first value, then each value with what follows it: `['/api/tasks', 7, 'versions']`. */
function keyOf(path: string, values: readonly unknown[]) {
  const [head, ...between] = path.split(/\/\{\w+\}\/?/);
  return [head, ...values.flatMap((value, at) => (between[at] ? [value, between[at]] : [value]))];
}

const queryOf =
  (name: keyof CallQueries, { path, every, unfinished }: Route) =>
  (client: Client, ...values: unknown[]) =>
    query<unknown>({
      queryKey: keyOf(path, values),
      queryFn: ({ signal }) =>
        (client[name] as (...sent: unknown[]) => Promise<unknown>)(...values, {
          signal,
          retries: 0,
        }),
      ...(every !== undefined && {
        refetchInterval: unfinished
          ? ({ state }) => unfinishedRunsInterval(state.data as { status: string }[] | undefined)
          : every,
        refetchIntervalInBackground: false,
      }),
    });

const ofCalls = Object.fromEntries(
  Object.entries<Route>(routes)
    .filter(([, { method, stream, navigation }]) => method === 'GET' && !stream && !navigation)
    .map(([name, route]) => [name, queryOf(name as keyof CallQueries, route)]),
) as unknown as CallQueries;

/**
 * Query options of every call that reads, by its name, and what screens read beside them. Every key
 * begins with the path it is read from, as the default loader expects; `['/api/tasks']` also matches
 * the key of each single task. How fresh each is kept is said where the call is defined.
 *
 * The query client retries, never the calls inside of a query: two that retry would multiply.
 */
export const queries = {
  ...ofCalls,
  /** The signed-in user, null for nobody; 3 retries, 1 s apart, none for a 401. */
  user: (client: Client): Query<Answer<'user'>> => ({
    ...ofCalls.user(client),
    retry: cacheDefaults.userRetry,
    retryDelay: cacheDefaults.userRetryDelay,
  }),
  /** Both model lists as one. */
  models: (client: Client): Query<Answer<'openrouterModels'>> =>
    query({
      queryKey: [routes.openrouterModels.path],
      queryFn: ({ signal }) => client.models({ signal, retries: 0 }),
    }),
  /** What the own runs did; read again while it is looked at. */
  dashboard: (client: Client, asked: DashboardQuery = {}): Query<Answer<'dashboard'>> =>
    query({
      queryKey: [routes.dashboard.path, asked],
      queryFn: ({ signal }) => client.dashboard(asked, { signal, retries: 0 }),
      refetchInterval: routes.dashboard.every,
      refetchIntervalInBackground: false,
    }),
  /** The price of a run of a request, and the points there are to pay it; asked for with a body. */
  estimateRun: <Id extends AssistantId>(
    client: Client,
    assistant: Id,
    request: AssistantRequest<Id> & RunExtras,
    /** The model chosen for it. @default one for the purpose of each step */
    model = '',
  ): Query<RunEstimate> => ({
    ...query({
      queryKey: [routes.estimateRun.path, assistant, request, ...(model ? [model] : [])],
      queryFn: ({ signal }) =>
        client.estimateRun(assistant, request, { model, signal, retries: 0 }),
    }),
    staleTime: estimateHolds,
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
};
