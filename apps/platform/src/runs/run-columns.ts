import { runStatuses, type Task } from '@constella/api-client';

import type { Column } from '../records/column';
import { runDots } from './run-status';

/** The columns that every list of runs has. */
export const runColumns = {
  status: {
    field: 'status',
    label: 'tasks.list.status',
    values: runStatuses,
    words: (status) => `run.status.${status}`,
    dots: runDots,
    filter: 'tasks.list.allStatuses',
    stack: 'end',
    width: 140,
  },
  points: {
    id: 'points',
    label: 'tasks.list.points',
    kind: 'number',
    value: ({ usage }) => usage?.points ?? null,
  },
  createdAt: {
    field: 'createdAt',
    label: 'tasks.list.created',
    sort: 'descending',
    width: 160,
    stack: 'line',
  },
} satisfies Readonly<Record<string, Column<Task>>>;
