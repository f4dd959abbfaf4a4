import { runStatuses, type Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { filterTasks, readTaskView } from './filter-tasks';

const task = (id: number, over: Partial<Task> = {}): Task => ({
  id,
  userId: 2,
  title: `Task ${id}`,
  description: 'Compare the offers',
  status: 'completed',
  result: null,
  duration: id * 1000,
  agentCount: 2,
  agentsInvolved: [1, 2],
  coordinatorId: 1,
  metadata: { passThroughMode: false, maxIterations: 3, timeoutSeconds: 120 },
  createdAt: `2026-01-0${id}T09:00:00.000Z`,
  completedAt: null,
  ...over,
});
const view = (query: string) => readTaskView(new URLSearchParams(query));
const ids = (tasks: Task[]) => tasks.map(({ id }) => id);

describe('the list of runs', () => {
  it('shows the newest first', () => {
    expect(ids(filterTasks([task(1), task(3), task(2)], view(''), 'en'))).toEqual([3, 2, 1]);
  });

  it.each(runStatuses)('filters by %s', (status) => {
    const tasks = runStatuses.map((known, index) => task(index + 1, { status: known }));
    expect(filterTasks(tasks, view(`status=${status}`), 'en').map((found) => found.status)).toEqual(
      [status],
    );
  });

  it('searches title and description, whatever the case', () => {
    const tasks = [
      task(1, { title: 'İstanbul office' }),
      task(2, { description: 'LEASE in Malmö' }),
    ];
    expect(ids(filterTasks(tasks, view('q=lease'), 'en'))).toEqual([2]);
    expect(ids(filterTasks(tasks, view('q=%20MALMÖ%20'), 'en'))).toEqual([2]);
    expect(filterTasks(tasks, view('q=nothing'), 'en')).toEqual([]);
  });

  it('sorts by title in the language of the reader', () => {
    const tasks = [
      task(1, { title: 'Zeta' }),
      task(2, { title: 'Äpfel' }),
      task(3, { title: 'Beta' }),
    ];
    expect(ids(filterTasks(tasks, view('sort=title&order=asc'), 'de'))).toEqual([2, 3, 1]);
  });

  it.each(['status=nonsense', 'sort=nonsense'])('falls back for %s', (query) => {
    expect(view(query)).toEqual(view(''));
  });
});
