import type { Migration, PlainState } from './migration.js';

type Row = Record<string, unknown>;

/** The columns of format 1 that say when a row was made, where `createdAt` does not. */
const madeAt: Readonly<Record<string, string>> = {
  subscription_plans: 'updatedAt',
  user_subscriptions: 'startDate',
  user_points: 'lastUpdated',
  execution_traces: 'startTime',
};
/** Tables of format 1 whose rows did not say it at all: they were made together with the plans. */
const madeWithPlans = ['regional_pricing', 'model_pricing_rules'];

/**
 * Format 2: every row has a revision, every table of these a `createdAt`, and a payment in test mode
 * the method that stands for it in the contract.
 */
export const toFormat2: Migration = (state) => {
  const began = rowsOf(state, 'subscription_plans')[0]?.['updatedAt'];
  const move = (table: string, row: Row): Row => {
    const moment = madeWithPlans.includes(table) ? began : row[madeAt[table] ?? 'createdAt'];
    return {
      revision: 1,
      ...(moment !== undefined && { createdAt: moment }),
      ...row,
      ...(table === 'payments' && row['paymentMethod'] === 'test' && { paymentMethod: 'stripe' }),
    };
  };
  const tables = Object.keys(state).filter((name) => Array.isArray(state[name]));
  return {
    ...state,
    ...Object.fromEntries(
      tables.map((table) => [table, rowsOf(state, table).map((row) => move(table, row))]),
    ),
  };
};

const rowsOf = (state: PlainState, table: string): readonly Row[] => (state[table] ?? []) as Row[];
