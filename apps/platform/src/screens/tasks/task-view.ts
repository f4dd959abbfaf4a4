import { runStatuses, type ListQuery, type RunStatus } from '@constella/api-client';

import { pageSize, readPage } from '../../base/lists/page-of';

/** The columns the list can be sorted by. */
export const taskSorts = ['createdAt', 'title', 'duration'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** How runs are shown. */
export const taskLayouts = ['list', 'board'] as const;
export type TaskLayout = (typeof taskLayouts)[number];

/** What the address says about the runs to show. */
export interface TaskView {
  layout: TaskLayout;
  search: string;
  status: RunStatus | 'all';
  /** An assistant's id; empty for all. */
  assistant: string;
  sort: TaskSort;
  descending: boolean;
  /** From 1. */
  page: number;
}

/** Reads the view from the address; what it does not know falls back. */
export function readTaskView(params: URLSearchParams): TaskView {
  const one = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(key));
  return {
    layout: one('view', taskLayouts) ?? 'list',
    search: params.get('q') ?? '',
    status: one('status', runStatuses) ?? 'all',
    assistant: params.get('assistant') ?? '',
    sort: one('sort', taskSorts) ?? 'createdAt',
    descending: params.get('order') !== 'asc',
    page: readPage(params),
  };
}

/** Whether a view leaves runs out. */
export const isFiltered = ({ search, status, assistant, layout }: TaskView): boolean =>
  search.trim() !== '' || assistant !== '' || (layout === 'list' && status !== 'all');

/** Runs of a column of the board; the others are in the list. */
export const columnSize = 100;

type AskedTasks = ListQuery<'tasks'>;

function filtersOf({ search, assistant }: TaskView): Pick<AskedTasks, 'where' | 'search'> {
  return {
    // The oldest collaborations name no assistant.
    where: assistant
      ? { assistant: assistant === 'collaboration' ? [assistant, null] : assistant }
      : {},
    search: search.trim(),
  };
}

const sortOf = ({ sort, descending }: TaskView): `-${TaskSort}` | TaskSort =>
  descending ? `-${sort}` : sort;

/** What the server is asked for one page of the list. */
export function askedPage(view: TaskView): AskedTasks {
  const { where, ...filters } = filtersOf(view);
  return {
    ...filters,
    where: view.status === 'all' ? where : { ...where, status: view.status },
    sort: sortOf(view),
    page: view.page,
    limit: pageSize,
  };
}

/** What the server is asked for one column of the board. */
export function askedColumn(view: TaskView, status: RunStatus): AskedTasks {
  const { where, ...filters } = filtersOf(view);
  return { ...filters, where: { ...where, status }, sort: sortOf(view), limit: columnSize };
}
