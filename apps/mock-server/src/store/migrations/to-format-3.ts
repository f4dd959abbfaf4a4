import type { Migration } from './migration.js';

const generic = 'pending in_progress completed failed canceled draft published archived';
/** The statuses of format 3 in each table that took any text, the default first. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  learning_plans: `active ${generic}`.split(' '),
  risk_assessments: `in_progress ${generic}`.split(' '),
  regulation_updates: generic.split(' '),
  compliance_trainings: `draft ${generic}`.split(' '),
  regulations: 'active proposed enacted effective amended repealed'.split(' '),
};
/** The demo data's word in format 2 for an update somebody had read. */
const renamed: Readonly<Record<string, string>> = { reviewed: 'completed' };

const known = (words: readonly string[], status: unknown): string => {
  const word = String(status)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const now = renamed[word] ?? word;
  return words.includes(now) ? now : words[0]!;
};

/** Format 3: a status is one of a list, where any text was taken. */
export const toFormat3: Migration = (state) => ({
  ...state,
  ...Object.fromEntries(
    Object.entries(statuses).map(([table, words]) => [
      table,
      ((state[table] ?? []) as Record<string, unknown>[]).map((row) => ({
        ...row,
        status: known(words, row['status']),
      })),
    ]),
  ),
});
