import { instant } from '../clock.js';
import type { Owner, Seeding } from './seeding.js';

const hour = 60 * 60 * 1_000;

/**
 * What a member made of finished runs: one result was shortened and put back as the model wrote it,
 * and the finished ones are rated.
 */
export function seedVersions({ store, now }: Seeding, user: Owner): void {
  const finished = store
    .rowsBy('tasks', 'userId', user.id)
    .filter(({ status, result }) => status === 'completed' && result !== null);
  for (const [index, { id, completedAt, createdAt }] of finished.entries()) {
    const ratedAt = instant(Math.min(Date.parse(completedAt ?? createdAt) + hour, now));
    store.insert('run_ratings', {
      taskId: id,
      userId: user.id,
      stars: index === 0 ? 4 : 5,
      text: '',
      ratedAt,
      createdAt: ratedAt,
    });
  }
  const [first] = finished;
  if (!first?.result) return;
  const { id: taskId, result, completedAt, createdAt } = first;
  const done = Date.parse(completedAt ?? createdAt);
  const own = { taskId, note: '', result, edited: [], restored: null };
  const person = { author: 'person', name: user.fullName ?? user.username } as const;
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
  store.update('tasks', taskId, { version: 3 });
}
