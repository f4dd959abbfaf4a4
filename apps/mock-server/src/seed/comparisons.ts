import { instant } from '../base/clock.js';
import type { Owner, Seeding } from './seeding.js';

const day = 24 * 60 * 60 * 1_000;
const sonnet = 'anthropic/claude-sonnet-4';
const gpt = 'openai/gpt-4.1';
const gemini = 'google/gemini-2.5-pro';

/** Models a member compared without their names: one won, two were alike, one gave no answer. */
export function seedComparisons({ store, texts, now }: Seeding, user: Owner): void {
  const rated = [
    { task: 'pricingMemo', models: [gpt, sonnet], choice: sonnet },
    { task: 'fulfilmentSite', models: [sonnet, gemini, gpt], choice: null },
    { task: 'leaseRenewal', models: [gemini, gpt, sonnet], choice: gpt, unanswered: [gemini] },
  ] as const;
  for (const [index, { task, models, choice, ...rest }] of rated.entries()) {
    const ratedAt = instant(now - (rated.length - index) * day);
    store.insert('model_comparisons', {
      userId: user.id,
      prompt: texts.tasks[task].title,
      models: [...models],
      choice,
      unanswered: 'unanswered' in rest ? [...rest.unanswered] : [],
      ratedAt,
      createdAt: ratedAt,
    });
  }
}
