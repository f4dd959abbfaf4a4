import { queryOptions } from '@tanstack/react-query';

import { cacheDefaults } from '../contract/defaults.js';
import { finalRunStatuses } from '../contract/enums.js';
import { routes } from '../contract/routes.js';
import type { Client } from '../client-types.js';
import type { RegionId } from '../contract/enums.js';

/** Freshness shared by every query, stated on each so that any query client serves them. */
const fresh = { staleTime: cacheDefaults.staleTime, gcTime: cacheDefaults.gcTime } as const;

/** How often a list with unfinished runs is read again, in milliseconds. */
const unfinishedRunsInterval = 5_000;

const isFinal = (status: string): boolean =>
  (finalRunStatuses as readonly string[]).includes(status);

/**
 * Query options of everything screens read. Every key begins with the path it is read from, as the
 * default loader expects; `['/api/tasks']` also matches the key of each single task.
 */
export const queries = {
  /** The signed-in user, null for nobody; 3 retries, 1 s apart, none for a 401. */
  user: (client: Client) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.user.path],
      queryFn: ({ signal }) => client.user({ signal }),
      retry: cacheDefaults.userRetry,
      retryDelay: cacheDefaults.userRetryDelay,
    }),
  /** The agents, read again every 30 s, but not while the page is hidden. */
  agents: (client: Client) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.agents.path],
      queryFn: ({ signal }) => client.agents({ signal }),
      refetchInterval: cacheDefaults.agentsInterval,
      refetchIntervalInBackground: false,
    }),
  /** Both model lists as one. */
  models: (client: Client) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.openrouterModels.path],
      queryFn: ({ signal }) => client.models({ signal }),
    }),
  /** The runs; read again every 5 s while one of them has not ended. */
  tasks: (client: Client) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.tasks.path],
      queryFn: ({ signal }) => client.tasks({ signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => !isFinal(status)) ? unfinishedRunsInterval : false,
      refetchIntervalInBackground: false,
    }),
  /** One run. */
  task: (client: Client, id: number) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.tasks.path, id],
      queryFn: ({ signal }) => client.task(id, { signal }),
    }),
  /** The memberships on offer in a region. */
  plans: (client: Client, region: RegionId) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.membershipPlans.path, region],
      queryFn: ({ signal }) => client.membershipPlans(region, { signal }),
    }),
  /** The own subscription, or the free tier in its place. */
  subscription: (client: Client) =>
    queryOptions({
      ...fresh,
      queryKey: [routes.userSubscription.path],
      queryFn: ({ signal }) => client.userSubscription({ signal }),
    }),
};
