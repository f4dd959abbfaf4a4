import { recordNames, recordOf } from '../contract/records/index.js';
import { routes, type RouteName } from '../contract/routes.js';
import { checkCall } from './call-checks.js';
import { checkAccounts, checkAgents, checkMembership } from './flows.js';
import { checkOnce, checkRetry } from './ledger-checks.js';
import { checkModels } from './model-checks.js';
import { Probe } from './probe.js';
import { checkRecord } from './record-checks.js';
import { RecordMaker } from './record-maker.js';
import type { ConformanceReport } from './report.js';
import { checkRuns } from './run-checks.js';
import { createWorld, type WorldOptions } from './world.js';

/** How a server is looked at. */
export interface ConformOptions extends WorldOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Parts to look at: `createAgent`, `risk_items`, `runs`. @default all of them */
  readonly only?: readonly string[];
}

/** The parts that follow a thing from its beginning to its end. */
export const flows = {
  accounts: checkAccounts,
  agents: checkAgents,
  models: checkModels,
  membership: checkMembership,
  runs: checkRuns,
  once: checkOnce,
  retry: checkRetry,
} as const;

/** A part's name: a flow, `call:<name>` or `record:<name>`. */
export const parts: readonly string[] = [
  ...Object.keys(flows).map((name) => `flow:${name}`),
  ...Object.keys(routes).map((name) => `call:${name}`),
  ...recordNames.map((name) => `record:${name}`),
];

/**
 * Holds a server against the contract, over HTTP alone.
 *
 * @throws {CannotGoOn} when nobody can sign in, and what `fetch` throws when nobody answers.
 */
export async function conform(
  url: string,
  options: ConformOptions = {},
): Promise<ConformanceReport> {
  const started = Date.now();
  const probe = new Probe(url.replace(/\/+$/, ''), options.fetch ?? globalThis.fetch);
  const world = await createWorld(probe, options);
  const maker = new RecordMaker(world);
  if (!world.admin) probe.skipped.push('what administrators may do: none was named');
  try {
    for (const part of parts) {
      if (options.only && !options.only.includes(part)) continue;
      const [kind = '', name = ''] = part.split(':');
      probe.at = part;
      if (kind === 'flow') await flows[name as keyof typeof flows](world);
      else if (kind === 'call') await checkCall(name as RouteName, world);
      else await checkRecord(recordOf(name as (typeof recordNames)[number]), maker);
    }
  } finally {
    probe.at = 'cleaning up';
    await world.cleanUp();
  }
  const { differences, skipped, checks, requests } = probe;
  return { url, checks, requests, milliseconds: Date.now() - started, differences, skipped };
}
