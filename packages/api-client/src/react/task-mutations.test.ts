import { describe, expect, it } from 'vitest';

import { createClient } from '../client.js';
import { ApiError } from '../http/api-error.js';
import { exampleTask } from '../testing/examples.js';
import { createQueryClient } from './query-client.js';
import { taskMutations } from './task-mutations.js';
import type { RunRating } from '../contract/entities/rating.js';
import type { Task } from '../contract/entities/task.js';

const other: Task = { ...exampleTask, id: 12 };
const key = '/api/tasks';

/** A client whose requests wait until the test answers them, and a cache that shows the run. */
function setUp() {
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const client = createClient({
    fetch: (input, init) => {
      asked.push(`${init?.method} ${input as string}`);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const queryClient = createQueryClient();
  const shown = { rows: [other, exampleTask], total: 2 };
  queryClient.setQueryData([key], [exampleTask, other]);
  queryClient.setQueryData([key, 11], exampleTask);
  queryClient.setQueryData([key, 'list', { limit: 2 }], shown);
  queryClient.setQueryData([key, 'pages', {}], { pages: [shown], pageParams: [1] });
  queryClient.setQueryData([key, 11, 'versions'], []);
  const see = <Name extends keyof Task>(name: Name) => [
    queryClient.getQueryData<Task[]>([key])?.[0]?.[name],
    queryClient.getQueryData<Task>([key, 11])?.[name],
    queryClient.getQueryData<typeof shown>([key, 'list', { limit: 2 }])?.rows[1]?.[name],
    queryClient.getQueryData<{ pages: (typeof shown)[] }>([key, 'pages', {}])?.pages[0]?.rows[1]?.[
      name
    ],
  ];
  const answer = (response: Response) => answers.shift()?.(response);
  return { client, queryClient, see, asked, answer };
}

const everywhere = <T>(value: T) => [value, value, value, value];
const soon = () => new Promise((resolve) => setTimeout(resolve));
const failed = () => Response.json({ error: 'no' }, { status: 500 });
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('a change of a run', () => {
  it('is seen everywhere at once, and no other run changes', async () => {
    const { client, queryClient, see, answer } = setUp();
    const done = taskMutations.change(client, queryClient).mutationFn({ id: 11, pinned: true });
    await soon();
    expect(see('pinned')).toEqual(everywhere(true));
    expect(queryClient.getQueryData<Task[]>([key])?.[1]).toEqual(other);
    expect(queryClient.getQueryData([key, 11, 'versions'])).toEqual([]);
    answer(Response.json({ ...exampleTask, pinned: true }));
    expect(await done).toMatchObject({ pinned: true });
  });

  it('disappears everywhere when it fails', async () => {
    const { client, queryClient, see, answer } = setUp();
    const done = outcome(
      taskMutations.change(client, queryClient).mutationFn({ id: 11, title: 'Other' }),
    );
    await soon();
    expect(see('title')).toEqual(everywhere('Other'));
    answer(failed());
    expect(await done).toBeInstanceOf(ApiError);
    expect(see('title')).toEqual(everywhere(exampleTask.title));
  });

  it('that fails leaves what a later one shows, which is sent after it', async () => {
    const { client, queryClient, see, asked, answer } = setUp();
    const { mutationFn } = taskMutations.change(client, queryClient);
    const first = outcome(mutationFn({ id: 11, title: 'One' }));
    const second = mutationFn({ id: 11, title: 'Two' });
    await soon();
    expect(asked).toEqual(['PATCH /api/tasks/11']);
    answer(failed());
    await first;
    await soon();
    expect(see('title')).toEqual(everywhere('Two'));
    expect(asked).toHaveLength(2);
    answer(Response.json({ ...exampleTask, title: 'Two' }));
    await second;
  });

  it('that fails like the one before it leaves the run as it was', async () => {
    const { client, queryClient, see, answer } = setUp();
    const { mutationFn } = taskMutations.change(client, queryClient);
    const both = ['One', 'Two'].map((title) => outcome(mutationFn({ id: 11, title })));
    await soon();
    answer(failed());
    await both[0];
    await soon();
    answer(failed());
    await both[1];
    expect(see('title')).toEqual(everywhere(exampleTask.title));
  });
});

describe('a rating', () => {
  it('is seen at once, and taken back at once', async () => {
    const { client, queryClient, see, asked, answer } = setUp();
    const { mutationFn } = taskMutations.rate(client, queryClient);
    const given = mutationFn({ id: 11, rating: { stars: 4 } });
    await soon();
    expect(see('rating').map((rating) => (rating as RunRating).stars)).toEqual(everywhere(4));
    answer(Response.json({ stars: 4, text: '', ratedAt: exampleTask.createdAt }));
    await given;
    const taken = mutationFn({ id: 11, rating: null });
    await soon();
    expect(see('rating')).toEqual(everywhere(null));
    answer(Response.json({ ok: true }));
    expect(await taken).toBeNull();
    expect(asked).toEqual(['POST /api/tasks/11/rating', 'DELETE /api/tasks/11/rating']);
  });

  it('that fails leaves the one before', async () => {
    const { client, queryClient, see, answer } = setUp();
    const { mutationFn } = taskMutations.rate(client, queryClient);
    const rating = { stars: 4, text: 'Clear', ratedAt: exampleTask.createdAt };
    const given = mutationFn({ id: 11, rating });
    await soon();
    answer(Response.json(rating));
    await given;
    expect(see('rating')).toEqual(everywhere(rating));
    const changed = outcome(mutationFn({ id: 11, rating: { ...rating, stars: 5 } }));
    await soon();
    answer(failed());
    await changed;
    expect(see('rating')).toEqual(everywhere(rating));
  });
});
