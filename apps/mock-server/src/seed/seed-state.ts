import { billingCycleFacts, collaborationDefaults } from '@constella/api-client/contract';

import { addMonths, instant, type Clock } from '../clock.js';
import { Engine } from '../engine/engine.js';
import { openAccount } from '../engine/ledger.js';
import { createModels } from '../engine/models.js';
import { offlineModels } from '../engine/offline/models.js';
import { createOfflineProvider } from '../engine/offline/offline-provider.js';
import { ProviderError, type ModelProvider } from '../engine/provider.js';
import type { Secrets } from '../handlers/secrets.js';
import { textsFor, type Texts } from '../language/texts.js';
import { emptyState, MemoryStore } from '../store/memory-store.js';
import type { Store, StoredState } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { seedAgents } from './agents.js';
import { demoUsername, people, type Person } from './people.js';
import { seedPackages } from './packages.js';
import { plans, seedPlans } from './plans.js';
import { seededTasks, type TaskFacts } from './tasks.js';

const hour = 60 * 60 * 1_000;
/** Since when the seeded people have their accounts, in months. */
const monthsOfHistory = 3;
/** The model that was over its quota when a seeded run failed. */
const exhaustedModel = 'meta-llama/llama-3.3-70b-instruct';

/** Makes the data a server starts with; the same for the same moment. */
export async function seedState({
  now,
  secrets,
}: {
  now: number;
  secrets: Pick<Secrets, 'hashPassword'>;
}): Promise<StoredState> {
  const state = emptyState();
  const store = new MemoryStore(state);
  const begin = addMonths(now, -monthsOfHistory);
  const texts = await textsFor('en');
  seedPlans(store, begin);
  seedPackages(store, begin);
  seedPricingRules(store, now);
  for (const person of people) {
    const password = await secrets.hashPassword(person.password);
    const user = seedPerson(store, person, { password, begin, now, texts });
    if (person.role === 'admin') seedAdmin(store, user, begin);
    seedAgents(store, user, begin);
  }
  const demo = store.findBy('users', 'username', demoUsername);
  if (demo) await seedRuns(store, demo, now, texts);
  return state;
}

function seedPricingRules(store: Store, now: number): void {
  for (const { id, name, pointsCost } of [...offlineModels.openrouter, ...offlineModels.perplexity])
    store.insert('model_pricing_rules', {
      modelId: id,
      displayName: name,
      pointsCost: pointsCost ?? 1,
      active: true,
      createdAt: instant(now),
    });
}

/** What the server lets somebody administer stands here, not in the account's role. */
function seedAdmin(store: Store, user: RowOf<'users'>, begin: number): void {
  store.insert('admins', {
    userId: user.id,
    role: 'super_admin',
    permissions: [],
    department: null,
    lastLoginAt: null,
    isActive: true,
    createdBy: null,
    createdAt: instant(begin),
  });
}

function seedPerson(
  store: Store,
  { username, fullName, email, role, tier, billingCycle }: Person,
  { password, begin, now, texts }: { password: string; begin: number; now: number; texts: Texts },
): RowOf<'users'> {
  const user = store.insert('users', {
    username,
    password,
    email,
    fullName,
    role,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    lastLogin: null,
    preferences: {},
    region: 'US',
    language: 'en',
    usage: {
      since: instant(addMonths(now, -1) + hour),
      meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 },
    },
    verificationToken: null,
    verified: true,
    googleId: null,
    avatarUrl: null,
    createdAt: instant(begin),
  });
  const planId = store.all('subscription_plans').find((plan) => plan.tier === tier)?.id ?? 1;
  const months = billingCycleFacts[billingCycle].multiplier;
  let nextBilling = addMonths(begin, months);
  for (let cycles = 2; nextBilling <= now; cycles += 1)
    nextBilling = addMonths(begin, months * cycles);
  const subscription = store.insert('user_subscriptions', {
    userId: user.id,
    planId,
    status: 'active',
    startDate: instant(begin),
    endDate: null,
    autoRenew: true,
    billingCycle,
    nextBillingDate: instant(nextBilling),
    canceledAt: null,
    createdAt: instant(begin),
  });
  store.insert('payments', {
    userId: user.id,
    subscriptionId: subscription.id,
    amount: plans.find((plan) => plan.tier === tier)?.price ?? 0,
    currency: 'USD',
    status: 'succeeded',
    paymentMethod: 'stripe',
    paymentId: null,
    invoiceId: `T-${String(subscription.id).padStart(4, '0')}`,
    metadata: { testMode: true },
    createdAt: instant(begin),
  });
  const opened = { now: () => addMonths(now, -1) + hour };
  openAccount({ store, clock: opened }, user.id, tier, texts.say('server.points.monthly'));
  return user;
}

/** A clock that goes on by itself, so that a run made in a moment has believable times. */
class TickingClock implements Clock {
  #time = 0;

  set(time: number): void {
    this.#time = time;
  }

  now(): number {
    this.#time += 60;
    return this.#time;
  }
}

/** The seeded runs are real ones: the engine and the offline model make them, only faster. */
async function seedRuns(
  store: Store,
  user: RowOf<'users'>,
  now: number,
  texts: Texts,
): Promise<void> {
  const clock = new TickingClock();
  const models = createModels(store, { offline: exhausted(createOfflineProvider({ pace: 0 })) });
  const engine = new Engine({ store, models, clock, log: () => undefined });
  for (const facts of seededTasks) {
    clock.set(now - facts.hoursAgo * hour);
    const task = insertTask(store, user, facts, instant(clock.now()));
    if (facts.end === 'pending') continue;
    if (facts.end === 'canceled') {
      await engine.cancel(task);
      continue;
    }
    await engine.start(task, texts);
    await engine.settled(task.id);
  }
  await engine.stop();
}

function insertTask(
  store: Store,
  user: RowOf<'users'>,
  { title, description, team, rounds, passThrough = false }: TaskFacts,
  createdAt: string,
): RowOf<'tasks'> {
  const own = store.rowsBy('agents', 'userId', user.id);
  const agents = team.flatMap((name) => own.find((agent) => agent.name === name) ?? []);
  return store.insert('tasks', {
    userId: user.id,
    title,
    description,
    status: 'pending',
    result: null,
    error: null,
    duration: null,
    agentCount: agents.length,
    agentsInvolved: agents.map(({ id }) => id),
    coordinatorId: agents[0]?.id ?? null,
    agents: agents.map(({ id, name, type, settings }) => ({
      id,
      name,
      type,
      model: settings.model,
      expertise: [settings.specialization],
    })),
    metadata: {
      ...collaborationDefaults,
      maxIterations: rounds,
      passThroughMode: passThrough,
      requestTime: createdAt,
    },
    usage: null,
    locale: 'en',
    attempt: 1,
    team: [],
    outputs: {},
    reserved: 0,
    createdAt,
    startedAt: null,
    completedAt: null,
  });
}

/** The offline model, except that one of the models it stands in for has no quota left. */
function exhausted(provider: ModelProvider): ModelProvider {
  return {
    ...provider,
    complete: (request, signal) => {
      if (request.model === exhaustedModel) throw new ProviderError('quota');
      return provider.complete(request, signal);
    },
  };
}
