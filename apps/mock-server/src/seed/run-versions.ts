import { instant } from '../base/clock.js';
import { nameOf } from '../handlers/calls/sharing.js';
import { hasResult } from '../handlers/http/views.js';
import type { Owner, Seeding } from './seeding.js';

const hour = 60 * 60 * 1_000;

/**
 * Changes a member made to the last finished run: its result was shortened, put back as the model
 * wrote it, and rated.
 */
export function seedVersions({ store }: Seeding, user: Owner): void {
  const run = store.rowsBy('tasks', 'userId', user.id).findLast(hasResult);
  if (!run?.result) return;
  const { id: taskId, result, completedAt, createdAt } = run;
  const done = Date.parse(completedAt ?? createdAt);
  const own = { taskId, note: '', result, edited: [], restored: null };
  const person = { author: 'person', name: nameOf(user) } as const;
  const text = result.text.split('\n\n').slice(0, -1).join('\n\n');
  store.insert('run_versions', {
    ...own,
    number: 1,
    author: 'ai',
    name: result.model ?? '',
    createdAt: instant(done),
  });
  store.insert('run_versions', {
    ...own,
    ...person,
    number: 2,
    result: { ...result, text },
    edited: ['text'],
    createdAt: instant(done + hour),
  });
  store.insert('run_versions', {
    ...own,
    ...person,
    number: 3,
    restored: 1,
    createdAt: instant(done + 2 * hour),
  });
  const ratedAt = instant(done + 2 * hour);
  store.insert('run_ratings', {
    taskId,
    userId: user.id,
    stars: 4,
    text: '',
    ratedAt,
    createdAt: ratedAt,
  });
  store.update('tasks', taskId, { version: 3 });
}
