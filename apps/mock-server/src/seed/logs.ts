import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, randomFrom, rounded, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

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
