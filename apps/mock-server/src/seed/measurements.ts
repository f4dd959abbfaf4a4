import type { RowInput } from '../store/tables.js';
import { dateBefore, daysBefore, keysOf, randomFrom, rounded, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

/** Days the platform has been measured. */
export const measuredDays = 60;

/** Metric, category, usual value of a working day. */
const usage: readonly (readonly [string, string, number])[] = [
  ['runs.started', 'runs', 46],
  ['runs.completed', 'runs', 42],
  ['tokens.used', 'models', 182_000],
  ['points.spent', 'points', 390],
  ['users.active', 'users', 31],
];

/** Metric, unit, usual value, decimal places. */
const performance: readonly (readonly [string, string, number, number])[] = [
  ['response.median', 'ms', 38, 2],
  ['response.p95', 'ms', 164, 2],
  ['requests.failed', '%', 0.21, 4],
  ['memory.used', 'MB', 412, 1],
];

/** Sixty days of how the platform is used and how fast it answers. */
export function seedMeasurements({ store, now, seed }: Seeding): void {
  const random = randomFrom(seed, 'measurements');
  for (let age = measuredDays - 1; age >= 0; age -= 1) {
    const date = dateBefore(now, age);
    const createdAt = daysBefore(now, age);
    const weekend = [0, 6].includes(new Date(date).getUTCDay());
    // Used a little more from week to week, and much less at weekends.
    const load = (1 - age / (measuredDays * 3)) * (weekend ? 0.35 : 1);
    const noise = 0.9 + random() * 0.2;
    for (const [metric, category, usual] of usage)
      store.insert('usage_analytics', {
        date,
        metric,
        category,
        value: Math.round(usual * load * noise),
        createdAt,
      });
    for (const [metric, unit, usual, places] of performance)
      store.insert('performance_metrics', {
        metric,
        unit,
        value: rounded(usual * (0.85 + load * 0.2 + random() * 0.1), places),
        recordedAt: createdAt,
        createdAt,
      });
  }
}

type LogRow = RowInput<'system_logs'>;
type Author = 'admin' | 'support' | 'user';

interface LogFacts {
  readonly level: LogRow['level'];
  readonly category: string;
  /** Days between two of them. */
  readonly every: number;
  readonly by?: Author;
}

const logs: Record<keyof SeedTexts['logs'], LogFacts> = {
  started: { level: 'info', category: 'system', every: 14 },
  backup: { level: 'info', category: 'system', every: 3 },
  signIn: { level: 'info', category: 'security', every: 5, by: 'admin' },
  wrongPassword: { level: 'warn', category: 'security', every: 9, by: 'user' },
  slow: { level: 'warn', category: 'performance', every: 7 },
  quota: { level: 'warn', category: 'ai_model', every: 11 },
  webhook: { level: 'error', category: 'payment', every: 29 },
  settingChanged: { level: 'info', category: 'settings', every: 13, by: 'admin' },
  userVerified: { level: 'info', category: 'account', every: 17, by: 'support' },
};

/** Days the system log goes back. */
const loggedDays = 30;

/** A month of the system log, oldest first. The addresses are those set aside for documentation. */
export function seedLogs({ store, texts, now, seed }: Seeding): void {
  const random = randomFrom(seed, 'logs');
  const authors = new Map(store.all('users').map(({ username, id }) => [username, id]));
  const administrators = new Map(store.all('admins').map(({ userId, id }) => [userId, id]));
  const values = { model: 'meta-llama/llama-3.3-70b-instruct', setting: 'ui.theme' };
  const lines = keysOf(logs).flatMap((key) => {
    const { every } = logs[key];
    const count = Math.ceil(loggedDays / every);
    return Array.from({ length: count }, (_, index) => ({
      key,
      age: rounded(Math.min(loggedDays, every * (index + 0.2 + random() * 0.6)), 4),
    }));
  });
  for (const { key, age } of lines.toSorted((a, b) => b.age - a.age)) {
    const { level, category, by } = logs[key];
    const userId = by && (authors.get(by === 'user' ? 'demo' : by) ?? null);
    store.insert('system_logs', {
      level,
      category,
      message: fill(texts.logs[key], values),
      details: {},
      userId: userId ?? null,
      adminId: userId && by !== 'user' ? (administrators.get(userId) ?? null) : null,
      ipAddress: by ? `192.0.2.${by === 'admin' ? 10 : 24}` : null,
      createdAt: daysBefore(now, age),
    });
  }
}
