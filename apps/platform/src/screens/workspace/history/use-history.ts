import type { AssistantId, ListQuery } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

// As the other lists of runs: read again until every run has ended.
const useRuns = (asked: ListQuery<'tasks'>) =>
  useQuery({ ...queries.taskPage(useApi(), asked), placeholderData: keepPreviousData });

/** How many runs an assistant has; undefined while that is not known. */
export const useRunCount = (assistant: AssistantId): number | undefined =>
  useRuns({ where: { assistant }, sort: '-createdAt', limit: 3 }).data?.total;

/** The latest runs of the assistants of a screen. */
export const useLatestRuns = (screen: readonly AssistantId[]) =>
  useRuns({ where: { assistant: screen }, sort: '-createdAt', limit: 3 });
