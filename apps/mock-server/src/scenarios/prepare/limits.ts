import { offlineModels } from '../../models/offline/models.js';
import { planOf } from '../../money/membership.js';
import { pointsOf, post } from '../../money/ledger.js';
import type { Preparation } from './preparation.js';

/** Lines of the ledger the balance is spent in. */
const spendings = 12;

/** The demo user has spent every point. */
export const withoutPoints: Preparation = ({ store, demo, now, texts }) => {
  const models = offlineModels.openrouter;
  for (let left = spendings; left > 0; left -= 1) {
    const balance = pointsOf(store, demo.id)?.currentBalance ?? 0;
    const amount = Math.floor(balance / left);
    if (amount === 0) continue;
    const model = models[left % models.length]?.id ?? '';
    post({ store, clock: { now: () => now } }, demo.id, {
      type: 'spend',
      amount: -amount,
      description: texts.say('server.points.test', { model }),
      source: 'model_test',
    });
  }
};

/** The demo user has used this share of everything the membership limits. */
export const usedUp =
  (share: number): Preparation =>
  ({ store, demo, now }) => {
    const limits = planOf(store, demo.id, now)?.limits ?? {};
    const { since, meters } = demo.usage;
    const used = { ...meters };
    for (const meter of Object.keys(used) as (keyof typeof used)[])
      used[meter] = Math.floor(Math.max(limits[meter] ?? 0, 0) * share);
    store.update('users', demo.id, { usage: { since, meters: used } });
  };
