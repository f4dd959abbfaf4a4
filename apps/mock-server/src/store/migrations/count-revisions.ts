import type { Migration } from './migrations.js';

/** Format 2: every row has a revision. */
export const countRevisions: Migration = (state) => ({
  ...Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row: object) => ({ revision: 1, ...row })) : value,
    ]),
  ),
  serials: state.serials,
});
