import { achievementProgress, learningFacts, recordNames } from '@constella/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { textsFor } from '../base/language/texts.js';
import { finishedExample } from '../runs/assistants/finished-example.js';
import { createMemorySecrets } from '../scenarios/memory-secrets.js';
import { tools as engineTools } from '../runs/assistants/index.js';
import { MemoryStore } from '../store/memory-store.js';
import type { Store, StoredState } from '../store/store.js';
import { referencesOf, storedRecord, tableNames, tables, type TableName } from '../store/tables.js';
import { healthDays, moneyMonths } from './life.js';
import { seedState, type SeedOptions } from './seed-state.js';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const make = (options: Partial<SeedOptions> = {}) =>
  seedState({ now, secrets: createMemorySecrets(), ...options });

let state: StoredState;
let store: Store;
beforeAll(async () => {
  state = await make();
  store = new MemoryStore(structuredClone(state));
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
type AnyRow = Readonly<Record<string, unknown>>;
const rowsOf = (table: TableName) => store.all(table) as unknown as readonly AnyRow[];

/** Rows by what they have in a column. */
function groupsOf<Row>(rows: readonly Row[], column: keyof Row): Map<Row[keyof Row], Row[]> {
  const groups = new Map<Row[keyof Row], Row[]>();
  for (const row of rows) groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
  return groups;
}

/** The user a row belongs to, found over the rows it is a part of. */
function ownerOf(table: TableName, row: AnyRow): unknown {
  const { owner } = storedRecord(table);
  if (owner === undefined) return undefined;
  if (owner === 'userId') return row.userId;
  const parent = referencesOf(table).find(({ column }) => column === owner);
  const found = parent && store.find(parent.table, row[owner] as number);
  return found && ownerOf(parent.table, found);
}

describe('every table', () => {
  // What agents may call on a server of tools is there once somebody has connected one.
  const filled = recordNames.filter((name) => name !== 'agent_tools');

  it.each(filled)('%s has rows', (name) => {
    expect(store.all(name).length).toBeGreaterThan(0);
  });

  it.each(tableNames)('%s holds what its schema allows', (name) => {
    for (const row of store.all(name)) expect(tables[name].parse(row)).toEqual(row);
  });

  it.each(tableNames)('%s refers to rows that exist and that its owner may see', (name) => {
    const wrong = rowsOf(name).flatMap((row) =>
      referencesOf(name).flatMap(({ column, table }) => {
        const id = row[column] as number | null;
        if (id === null) return [];
        const what = `${name} ${String(row.id)}: ${column} ${id}`;
        const target = store.find(table, id) as AnyRow | undefined;
        if (!target) return [`${what} does not exist`];
        const [owner, other] = [ownerOf(name, row), ownerOf(table, target)];
        const foreign = owner !== undefined && other !== undefined && owner !== other;
        return foreign ? [`${what} is somebody else’s`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(tableNames)('%s has nothing from the future', (name) => {
    const past = ['createdAt', 'completedAt', 'unlockedAt', 'savedAt', 'lastUpdated'];
    const future = rowsOf(name).flatMap((row) =>
      past
        .filter((column) => Date.parse(String(row[column])) > now)
        .map((column) => `${String(row.id)}: ${column}`),
    );
    expect(future).toEqual([]);
  });
});

describe('the same inputs', () => {
  it('give the same bytes', async () => {
    expect(JSON.stringify(await make())).toBe(JSON.stringify(state));
  });

  it('give other measurements with another number, and nothing else', async () => {
    const other = await make({ seed: 7 });
    const differing = tableNames.filter(
      (name) => JSON.stringify(other[name]) !== JSON.stringify(state[name]),
    );
    expect(differing.toSorted()).toEqual(['financial_data', 'health_data', 'system_logs']);
  });

  it('give the demo user the ids people know', () => {
    expect(store.all('users').map(({ username }) => username)).toEqual([
      'admin',
      'demo',
      'support',
      'member',
    ]);
    expect(store.rowsBy('agents', 'userId', 2).map(({ id }) => id)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(store.rowsBy('tasks', 'userId', 2).map(({ id, title }) => `${id} ${title}`)).toEqual([
      '1 Blog post: bread waste cut in half',
      '2 GDPR update, Poland',
      '3 EU fulfillment site for Rimsund Outdoor',
      '4 Lease renewal, Malmö',
      '5 Launch our rain jackets in the Nordics',
      '6 Nordic launch checklist',
    ]);
  });
});

describe('what the demo user’s finished runs say', () => {
  const finished = () =>
    store.rowsBy('tasks', 'userId', 2).filter(({ status }) => status === 'completed');

  it('is what the finished examples say, and nothing of the offline model’s', async () => {
    const texts = await textsFor('en');
    const ids = ['writing', 'decision', 'collaboration'] as const;
    expect(finished().map(({ assistant }) => assistant ?? 'collaboration')).toEqual(ids);
    for (const [index, { id, result }] of finished().entries()) {
      const { result: told, events } = await finishedExample(ids[index]!, texts);
      expect(result?.text).toBe(told.text);
      expect(result).not.toHaveProperty('offline');
      const said = events.flatMap((event) => (event.type === 'message' ? [event.text] : []));
      const heard = store
        .rowsBy('run_events', 'taskId', id)
        .flatMap(({ event }) => (event.type === 'message' ? [event.text] : []));
      expect(heard.length).toBeGreaterThan(2);
      expect(said).toEqual(expect.arrayContaining(heard));
    }
  });

  it('names the demo user’s own agents', () => {
    const { result, team } = finished().at(-1)!;
    const names = team.map(({ id, name }) => `${id} ${name}`);
    expect(result?.contributions?.map(({ agentId, name }) => `${agentId} ${name}`)).toEqual(
      names.slice(1),
    );
  });
});

describe('what adds up', () => {
  it('a balance is the sum of its ledger, line by line, and never below zero', () => {
    for (const points of store.all('user_points')) {
      const lines = store.rowsBy('point_transactions', 'userId', points.userId);
      const earned = lines.filter(({ type }) => type === 'earn' || type === 'bonus');
      expect(points.currentBalance).toBe(sum(lines.map(({ amount }) => amount)));
      expect(points.lifetimeEarned).toBe(sum(earned.map(({ amount }) => amount)));
      expect(points.lifetimeEarned - points.lifetimeSpent).toBe(points.currentBalance);
      let balance = 0;
      for (const line of lines) {
        balance += line.amount;
        expect(line.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('a completed purchase is in the ledger and among the payments, any other gave nothing', () => {
    for (const purchase of store.all('point_purchases')) {
      const lines = store
        .rowsBy('point_transactions', 'userId', purchase.userId)
        .filter(
          ({ source, sourceId }) => source === 'point_purchase' && sourceId === String(purchase.id),
        );
      const gained = purchase.status === 'completed' ? purchase.points : 0;
      expect(sum(lines.map(({ amount }) => amount))).toBe(gained);
      const bought = store.find('point_packages', purchase.packageId);
      expect(purchase.amount).toBe(Math.round((bought?.price ?? 0) * 100));
      expect(
        store.rowsBy('payments', 'userId', purchase.userId).map(({ paymentId }) => paymentId),
      ).toContain(purchase.paymentId);
    }
  });

  it('usage is what the runs of the month used', () => {
    const demo = store.findBy('users', 'username', 'demo');
    const used = store
      .rowsBy('tasks', 'userId', demo?.id ?? 0)
      .map(({ usage }) => (usage ? usage.inputTokens + usage.outputTokens : 0));
    expect(demo?.usage.meters.tokens).toBe(sum(used));
  });

  it('a risk’s score is likelihood times impact, an assessment’s the mean of its risks', () => {
    for (const { likelihood, impact, riskScore } of store.all('risk_items'))
      expect(riskScore).toBe(likelihood * impact);
    for (const { id, overallRiskScore } of store.all('risk_assessments')) {
      const scores = store.rowsBy('risk_items', 'assessmentId', id).map((item) => item.riskScore);
      expect(overallRiskScore).toBeCloseTo(sum(scores) / scores.length, 2);
    }
  });

  it('a plan’s progress is the share of its activities that are done', () => {
    for (const { id, progress, status } of store.all('learning_plans')) {
      const activities = store.rowsBy('learning_activities', 'planId', id);
      const done = activities.filter(({ completed }) => completed).length;
      expect(progress).toBe(Math.round((done / activities.length) * 100));
      expect(status).toBe(done === activities.length ? 'completed' : 'active');
      const stages = store.rowsBy('learning_stages', 'planId', id);
      for (const stage of stages) {
        const modules = store.rowsBy('learning_modules', 'stageId', stage.id);
        expect(stage.completed).toBe(modules.every(({ completed }) => completed));
        for (const module of modules) {
          const own = activities.filter(({ moduleId }) => moduleId === module.id);
          expect(own).toHaveLength(3);
          expect(module.completed).toBe(own.every(({ completed }) => completed));
          expect(module.resourceCount).toBe(
            store.rowsBy('module_resources', 'moduleId', module.id).length,
          );
        }
      }
      const current = stages.filter((stage) => stage.current);
      expect(current).toHaveLength(status === 'completed' ? 0 : 1);
    }
  });

  it('a resource’s quality is the mean of six scores', () => {
    for (const row of store.all('resource_quality_evaluations')) {
      const parts = Object.entries(row).filter(
        ([name]) => name.endsWith('Score') && name !== 'totalScore',
      );
      expect(parts).toHaveLength(6);
      expect(row.totalScore).toBeCloseTo(sum(parts.map(([, value]) => Number(value))) / 6, 2);
      expect(store.find('learning_resources', row.resourceId)?.qualityScore).toBe(row.totalScore);
    }
  });

  it('a goal’s progress is the share of its steps', () => {
    for (const { steps, progress } of store.all('life_goals')) {
      const done = steps.filter(({ completed }) => completed === true).length;
      expect(progress).toBe(Math.round((done / steps.length) * 100));
    }
  });

  it('income is what was spent, saved and invested, and categories are the expenses', () => {
    for (const { income, expenses, savings, investments, categories } of store.all(
      'financial_data',
    )) {
      expect((expenses ?? 0) + (savings ?? 0) + (investments ?? 0)).toBeCloseTo(income ?? 0, 2);
      expect(sum(Object.values(categories) as number[])).toBeCloseTo(expenses ?? 0, 2);
    }
  });

  it('a memory store holds no more than it can', () => {
    const stores = store.all('memory_system');
    expect(stores.some(({ used }) => used > 0)).toBe(true);
    // Where no agent has such a memory it can hold nothing.
    for (const { used, size } of stores) expect(used).toBeLessThanOrEqual(size);
  });

  it('a price list has the same packages in each currency', () => {
    const lists = groupsOf(store.all('point_packages'), 'currency');
    expect([...lists.keys()]).toEqual(['USD', 'EUR', 'CNY']);
    const [first, ...others] = [...lists.values()].map((rows) => rows.map(({ points }) => points));
    for (const list of others) expect(list).toEqual(first);
  });
});

describe('dates are in order', () => {
  /** Columns of a table that follow each other. */
  const orders: readonly (readonly [TableName, readonly string[]])[] = [
    ['learning_plans', ['startDate', 'completedDate']],
    ['learning_plans', ['startDate', 'targetCompletionDate']],
    ['learning_stages', ['startDate', 'endDate']],
    ['learning_activities', ['createdAt', 'completedAt', 'dueDate']],
    ['company_policies', ['createdAt', 'approvedAt', 'effectiveDate', 'reviewDate']],
    ['legal_documents', ['createdAt', 'effectiveDate', 'expirationDate']],
    ['compliance_documents', ['createdAt', 'effectiveDate', 'expirationDate']],
    ['user_resource_progress', ['createdAt', 'completedAt']],
    ['point_purchases', ['createdAt', 'completedAt']],
    ['tasks', ['createdAt', 'startedAt', 'completedAt']],
    ['execution_traces', ['startTime', 'endTime']],
    ['user_subscriptions', ['startDate', 'nextBillingDate']],
    ['risk_items', ['createdAt', 'dueDate']],
  ];
  it.each(orders)('%s: %s', (table, columns) => {
    for (const row of rowsOf(table)) {
      const times = columns.flatMap((column) => {
        const value = row[column];
        return typeof value === 'string' ? [Date.parse(value)] : [];
      });
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

describe('time series', () => {
  it('have one row for each day or month, up to now', () => {
    const days = store.rowsBy('health_data', 'userId', 2).map(({ date }) => date);
    const months = store.rowsBy('financial_data', 'userId', 2).map(({ month }) => month);
    expect(days).toHaveLength(healthDays);
    expect(new Set(days).size).toBe(healthDays);
    expect(days.at(-1)).toBe('2026-03-10');
    expect(months).toHaveLength(moneyMonths);
    expect(new Set(months).size).toBe(moneyMonths);
    expect(months.at(-1)).toBe('2026-03');
  });
});

describe('what the server counts', () => {
  it('is what the runs say, day by day', () => {
    const runs = store.all('tasks');
    const on = (date: string, moment: string | null | undefined) => moment?.startsWith(date);
    const days = [...new Set(store.all('usage_analytics').map(({ date }) => date))];
    expect(days.length).toBeGreaterThan(1);
    for (const date of days) {
      const counted = store.all('usage_analytics').filter((row) => row.date === date);
      const value = (metric: string) => counted.find((row) => row.metric === metric)?.value ?? 0;
      const started = runs.filter(({ startedAt }) => on(date, startedAt));
      const ended = runs.filter(({ completedAt }) => on(date, completedAt));
      const such = (status: string) => ended.filter((run) => run.status === status).length;
      expect({ date, started: value('runs.started'), active: value('users.active') }).toEqual({
        date,
        started: started.length,
        active: new Set(started.map(({ userId }) => userId)).size,
      });
      for (const status of ['completed', 'failed', 'canceled'])
        expect([date, status, value(`runs.${status}`)]).toEqual([date, status, such(status)]);
      expect(value('points.spent')).toBe(sum(ended.map(({ usage }) => usage?.points ?? 0)));
    }
  });

  it('has a measurement of each run, and the tools each used', () => {
    const ended = store
      .all('tasks')
      .filter(({ startedAt, completedAt }) => startedAt && completedAt);
    expect(store.all('performance_metrics').map(({ metric }) => metric)).toEqual(
      ended.map(() => 'run.duration'),
    );
    for (const { id, attempt } of ended) {
      const traces = store.rowsBy('tool_call_traces', 'taskId', id);
      const [found] = store.rowsBy('tool_discovery_results', 'taskId', id);
      const used = found?.discoveredTools.filter(({ calls }) => Number(calls) > 0) ?? [];
      expect([attempt, new Set(used.map(({ toolId }) => toolId))]).toEqual([
        1,
        new Set(traces.map(({ toolId }) => toolId)),
      ]);
    }
  });

  it('knows tools that are used together from the runs that used them', () => {
    for (const { tools, frequency } of store.all('tool_usage_patterns')) {
      const chains = store
        .all('tool_discovery_results')
        .filter(({ toolChains: [chain] }) => String(chain?.tools) === String(tools));
      expect([tools, frequency]).toEqual([tools, chains.length]);
    }
  });
});

it('administrators and members differ', () => {
  const roles = store
    .all('admins')
    .map(({ userId, role, permissions }) => [
      store.find('users', userId)?.username,
      role,
      permissions.length,
    ]);
  expect(roles).toEqual([
    ['admin', 'super_admin', 12],
    ['support', 'support', 2],
  ]);
});

it('sensitive settings are marked, and every secret is a made-up one', () => {
  const sensitive = store.all('system_settings').filter(({ isSensitive }) => isSensitive);
  expect(sensitive.length).toBeGreaterThan(1);
  for (const { settingValue } of sensitive) expect(settingValue).toMatch(/demo/);
});

it('every tool the engine has, and a run has called, is in the list of tools', () => {
  const known = new Set(store.all('tools').map(({ toolId }) => toolId));
  for (const { id } of engineTools) expect(known).toContain(id);
  for (const { toolId } of store.all('tool_call_traces')) expect(known).toContain(toolId);
});

it('members have the achievements their rows have earned, and no others', () => {
  const { id: demo } = store.findBy('users', 'username', 'demo')!;
  const own = <T extends TableName>(table: T) =>
    store.all(table).filter((row) => ownerOf(table, row as unknown as AnyRow) === demo);
  const facts = learningFacts(
    {
      plans: own('learning_plans'),
      activities: own('learning_activities'),
      resources: own('user_resource_progress'),
      discussions: own('learning_discussions'),
      runs: own('tasks'),
    },
    { timeZone: 'UTC', now },
  );
  const earned = store
    .all('achievements')
    .filter(({ unlockCriteria }) => achievementProgress(unlockCriteria, facts)?.unlocked)
    .map(({ title }) => title);
  const held = own('user_achievements').map(
    ({ achievementId }) => store.find('achievements', achievementId)!.title,
  );
  expect(earned).toEqual(held);
});
