import type { AssistantId, ListQuery, RunStatus } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Rows of a page of the history. */
export const historyPage = 20;

/** What a history is narrowed down to. */
export interface HistoryView {
  readonly search: string;
  readonly status: RunStatus | 'all';
  /** From 1. */
  readonly page: number;
}

// As the other lists of runs: read again until every run has ended.
const useRuns = (asked: ListQuery<'tasks'>) =>
  useQuery({ ...queries.taskPage(useApi(), asked), placeholderData: keepPreviousData });

/** A page of an assistant's runs, the pinned ones first, then the newest. */
export const useHistory = (assistant: AssistantId, { search, status, page }: HistoryView) =>
  useRuns({
    where: { assistant, ...(status === 'all' ? {} : { status }) },
    ...(search && { search }),
    sort: ['-pinned', '-createdAt'],
    page,
    limit: historyPage,
  });

/** How many runs an assistant has; undefined while that is not known. */
export const useRunCount = (assistant: AssistantId): number | undefined =>
  useRuns({ where: { assistant }, sort: '-createdAt', limit: 3 }).data?.total;

/** The latest runs of the assistants of a screen. */
export const useLatestRuns = (screen: readonly AssistantId[]) =>
  useRuns({ where: { assistant: screen }, sort: '-createdAt', limit: 3 });
