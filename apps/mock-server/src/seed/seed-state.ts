import {
  adminPermissions,
  assistants,
  collaborationDefaults,
  type FinishedExample,
} from '@constella/api-client/contract';
import { fallbackLocale, type Locale } from '@constella/i18n';

import { addMonths, instant, type Clock } from '../base/clock.js';
import { Engine } from '../runs/engine/engine.js';
import { newRun } from '../runs/engine/new-run.js';
import { createModels, type Models } from '../models/models.js';
import { offlineModels } from '../models/offline/models.js';
import { createOfflineProvider } from '../models/offline/offline-provider.js';
import { finishedExample } from '../runs/assistants/finished-example.js';
import { offlineContent } from '../runs/assistants/index.js';
import { ProviderError, type ModelProvider } from '../models/provider.js';
import type { Secrets } from '../handlers/http/secrets.js';
import { textsFor, type Texts } from '../base/language/texts.js';
import { emptyState, MemoryStore } from '../store/memory-store.js';
import type { Store, StoredState } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { seedPerson } from './accounts.js';
import { seedAdmin, seedEthics, seedModels, seedSettings } from './administration.js';
import { seedAgents, type AgentKey } from './agents.js';
import { seedComparisons } from './comparisons.js';
import { seedCompany } from './company.js';
import { seedLibrary, seedReading } from './learning-library.js';
import { seedLearningPlans } from './learning-plans.js';
import { seedContents, seedProgress } from './learning-results.js';
import { seedHealth, seedLife, seedMoney } from './life.js';
import { seedLogs } from './logs.js';
import { adminUsername, demoUsername, newcomers, people, type Person } from '../base/people.js';
import { seedPackages } from './packages.js';
import { seedPlans } from './plans.js';
import { seedPoints, seedPurchases } from './points.js';
import { seedRegulations } from './regulations.js';
import { seedRisks } from './risks.js';
import { seedVersions } from './run-versions.js';
import { loadSeedTexts } from './seed-texts.js';
import type { Owner, Seeding } from './seeding.js';
import { seededTasks, type ExampleFacts } from './tasks.js';
import { tellExample } from './told-example.js';
import { seedInfrastructure, seedTools } from './tools.js';
import { seedTrainings } from './trainings.js';

const hour = 60 * 60 * 1_000;
/** Since when the seeded people have their accounts, in months. */
const monthsOfHistory = 3;
/** The model that was over its quota when a seeded run failed. */
const exhaustedModel = 'meta-llama/llama-3.3-70b-instruct';

/** Input of the seeded data: the same for the same moment, language and number. */
export interface SeedOptions {
  readonly now: number;
  readonly secrets: Pick<Secrets, 'hashPassword'>;
  /** The language people of the seeded company write in. @default 'en' */
  readonly locale?: Locale;
  /**
   * The administrator's password in place of the published one; then nobody else has any.
   * @default the published passwords
   */
  readonly adminPassword?: string | undefined;
  /** Another number gives other health data, money and log lines. @default 1 */
  readonly seed?: number;
}

/** Makes the data a server starts with. */
export async function seedState({
  now,
  secrets,
  locale = fallbackLocale,
  seed = 1,
  adminPassword,
}: SeedOptions): Promise<StoredState> {
  const state = emptyState();
  const store = new MemoryStore(state);
  const begin = addMonths(now, -monthsOfHistory);
  const [texts, said] = await Promise.all([loadSeedTexts(locale), textsFor(locale)]);
  const seeding: Seeding = { store, texts, locale, now, begin, seed };
  seedPlans(store, begin);
  seedPackages(store, begin);
  seedPricingRules(store, now);
  const enter = async (person: Person): Promise<Owner> => {
    const isAdmin = person.username === adminUsername;
    const chosen = adminPassword === undefined ? person.password : isAdmin && adminPassword;
    // No text makes the empty hash, so no password opens the account.
    const password = chosen ? await secrets.hashPassword(chosen) : '';
    const user = seedPerson(seeding, person, password, said);
    seedAgents(seeding, user);
    return user;
  };
  for (const person of people) await enter(person);
  const admin = store.findBy('users', 'username', adminUsername);
  const demo = store.findBy('users', 'username', demoUsername);
  if (admin && demo) {
    // Results are checked by them.
    seedEthics(seeding);
    await seedRuns(seeding, demo, said);
    seedVersions(seeding, demo);
    // After the runs, whose ids people know by now.
    const [support, member] = [await enter(newcomers.support), await enter(newcomers.member)];
    await seedShared(seeding, said);
    seedWork(seeding, demo);
    seedNewcomers(seeding, { admin, support, member }, said);
    seedLogs(seeding);
  }
  return state;
}

/** Rows that belong to nobody and are there for everybody. */
async function seedShared(seeding: Seeding, said: Texts): Promise<void> {
  await seedRegulations(seeding);
  seedLibrary(seeding);
  seedTools(seeding, said);
  seedInfrastructure(seeding);
  seedPoints(seeding);
  seedModels(seeding);
  seedSettings(seeding);
}

/** Everything the demo user has besides agents and runs. */
function seedWork(seeding: Seeding, demo: Owner): void {
  const company = seedCompany(seeding, demo);
  seedRisks(seeding, company.id);
  seedTrainings(seeding, company.id);
  seedProgress(seeding, demo);
  seedLearningPlans(seeding, demo);
  seedContents(seeding, demo);
  seedReading(seeding, demo);
  seedLife(seeding, demo);
  seedHealth(seeding, demo);
  seedMoney(seeding, demo);
  seedComparisons(seeding, demo);
}

function seedNewcomers(
  seeding: Seeding,
  { admin, support, member }: Record<'admin' | 'support' | 'member', Owner>,
  said: Texts,
): void {
  seedAdmin(seeding, admin, { role: 'super_admin', permissions: adminPermissions });
  seedAdmin(seeding, support, {
    role: 'support',
    permissions: ['user_management', 'performance_monitoring'],
    createdBy: admin.id,
  });
  seedPurchases(seeding, member, said);
  seedHealth(seeding, member, 14);
  seedMoney(seeding, member, 3);
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

/**
 * The seeded runs are real ones: the engine and the offline model make them, only faster. What is
 * finished says what its finished example says.
 */
async function seedRuns(seeding: Seeding, user: Owner, said: Texts): Promise<void> {
  const { store, now } = seeding;
  const clock = new TickingClock();
  const models = createModels(store, {
    offline: exhausted(createOfflineProvider(offlineContent, { pace: 0 })),
  });
  const engine = new Engine({ store, models, clock, log: () => undefined });
  for (const facts of seededTasks) {
    clock.set(now - facts.hoursAgo * hour);
    const createdAt = instant(clock.now());
    if ('example' in facts) {
      const example = await finishedExample(facts.example, said);
      const asked = await askedLike(example, { seeding, user, models, clock, said }, facts);
      await engine.start(asked, said);
      await engine.settled(asked.id);
      tellExample(store, asked.id, example);
      continue;
    }
    const { text, team, rounds } = facts;
    const task = insertTask(seeding, user, team, {
      ...seeding.texts.tasks[text],
      rounds,
      createdAt,
    });
    if (facts.end === 'pending') continue;
    if (facts.end === 'canceled') {
      await engine.cancel(task);
      continue;
    }
    await engine.start(task, said);
    await engine.settled(task.id);
  }
  await engine.stop();
}

interface Asker {
  readonly seeding: Seeding;
  readonly user: Owner;
  readonly models: Models;
  readonly clock: Clock;
  readonly said: Texts;
}

/** A run of the request of a finished example. */
async function askedLike(
  { request, title }: FinishedExample,
  { seeding, user, models, clock, said }: Asker,
  { example: assistant, team }: ExampleFacts,
): Promise<RowOf<'tasks'>> {
  const { store } = seeding;
  if (team)
    return insertTask(seeding, user, team, {
      title,
      description: String(request.description),
      rounds: 2,
      createdAt: instant(clock.now()),
    });
  const asker = { userId: user.id, texts: said };
  const checked = assistants[assistant].request.parse(request) as Record<string, unknown>;
  const run = await newRun({ store, models, clock }, assistant, checked, asker);
  return store.insert('tasks', { ...run, title });
}

interface Request {
  readonly title: string;
  readonly description: string;
  readonly rounds: number;
  readonly createdAt: string;
}

function insertTask(
  { store, texts, locale }: Seeding,
  user: Owner,
  team: readonly AgentKey[],
  { title, description, rounds, createdAt }: Request,
): RowOf<'tasks'> {
  const own = store.rowsBy('agents', 'userId', user.id);
  const agents = team.flatMap((key) => own.find(({ name }) => name === texts.agents[key]) ?? []);
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
      requestTime: createdAt,
    },
    usage: null,
    locale,
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
