import { runStatuses, type RunStatus, type Task } from '@constella/api-client';

import { readPage } from '../../lists/page-of';

/** The columns the list can be sorted by. */
export const taskSorts = ['createdAt', 'title', 'duration'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** What the address says about the list. */
export interface TaskView {
  search: string;
  status: RunStatus | 'all';
  sort: TaskSort;
  descending: boolean;
  /** From 1. */
  page: number;
}

/** Reads the list's view from the address; what it does not know falls back. */
export function readTaskView(params: URLSearchParams): TaskView {
  const status = params.get('status');
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    status: runStatuses.find((known) => known === status) ?? 'all',
    sort: taskSorts.find((known) => known === sort) ?? 'createdAt',
    descending: params.get('order') !== 'asc',
    page: readPage(params),
  };
}

const compare: Record<TaskSort, (a: Task, b: Task, locale: string) => number> = {
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id,
  title: (a, b, locale) => a.title.localeCompare(b.title, locale),
  duration: (a, b) => (a.duration ?? -1) - (b.duration ?? -1),
};

/** The runs a view shows, in its order, before they are cut into pages. */
export function filterTasks(tasks: readonly Task[], view: TaskView, locale: string): Task[] {
  const needle = view.search.trim().toLocaleLowerCase(locale);
  const direction = view.descending ? -1 : 1;
  return tasks
    .filter(
      (task) =>
        (view.status === 'all' || task.status === view.status) &&
        `${task.title}\n${task.description}`.toLocaleLowerCase(locale).includes(needle),
    )
    .toSorted((a, b) => direction * compare[view.sort](a, b, locale));
}
