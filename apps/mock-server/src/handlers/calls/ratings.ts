import { instant } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { Endpoint } from '../http/context.js';
import { ownTask } from './tasks.js';

const rateTask: Endpoint<'rateTask'> = async ({ id, body, signedIn }, context) => {
  const { store, clock } = context;
  const given = await store.write(() => {
    const { status } = ownTask(context, id, signedIn);
    if (status === 'pending' || status === 'running')
      throw new Refusal(409, 'server.rating.notEnded');
    const ratedAt = instant(clock.now());
    const rating = { stars: body.stars, text: body.text, ratedAt };
    const present = ratingOf(store, id, signedIn.user.id);
    if (present) store.update('run_ratings', present.id, rating);
    else
      store.insert('run_ratings', {
        taskId: id,
        userId: signedIn.user.id,
        ...rating,
        createdAt: ratedAt,
      });
    return rating;
  });
  return { body: given };
};

const unrateTask: Endpoint<'unrateTask'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  await store.write(() => {
    ownTask(context, id, signedIn);
    const present = ratingOf(store, id, signedIn.user.id);
    if (present) store.remove('run_ratings', present.id);
  });
  return { body: { ok: true } };
};

const ratingOf = (store: Store, taskId: number, userId: number) =>
  store.rowsBy('run_ratings', 'taskId', taskId).find((rating) => rating.userId === userId);

/** The calls of this file. */
export const ratingEndpoints = { rateTask, unrateTask };
