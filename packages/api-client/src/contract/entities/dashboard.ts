import * as z from 'zod';

import {
  agentTypes,
  cognitiveLayers,
  ethicsActions,
  ethicsChecks,
  ethicsDecisions,
  memoryTypes,
  runStepStates,
} from '../enums.js';
import { idSchema, instantSchema, oneOf } from '../fields.js';

/** The days a dashboard looks back over, today among them, and into how many parts it cuts each. */
export const dashboardPeriods = { 1: 48, 7: 8, 30: 1 } as const;
/** Days a dashboard looks back over. */
export type DashboardDays = keyof typeof dashboardPeriods;

/** What a dashboard is asked for. */
export const dashboardQuerySchema = z.object({
  days: z.coerce
    .number()
    .pipe(
      z.literal(
        Object.keys(dashboardPeriods).map(Number) as DashboardDays[],
        'validation.generic.invalid',
      ),
    )
    .default(1),
  /** The run whose messages are counted; those of the whole period when none is named. */
  run: z.coerce.number().pipe(z.int().positive('validation.generic.invalid')).optional(),
});
/** What a client asks a dashboard for. */
export interface DashboardQuery {
  /** @default 1 */
  readonly days?: DashboardDays | undefined;
  /** The run whose messages are counted. @default all of the period */
  readonly run?: number | undefined;
}

const count = z.int().min(0);

/** What a member's runs did in some days, counted from the stored rows. */
export const dashboardSchema = z.object({
  /** When the first day begins, in the time zone of whoever asks. */
  since: instantSchema,
  runs: z.object({
    started: count.describe('Runs whose present attempt began in the period.'),
    completed: count,
    failed: count,
    canceled: count,
    open: count.describe('Runs at work now.'),
  }),
  points: z.object({
    settled: count.describe('Points of the runs that ended in the period.'),
    reserved: count.describe('Points runs at work hold now.'),
  }),
  states: z.object({
    /** The moments the parts of the period begin. */
    parts: z.array(instantSchema),
    layers: z
      .array(z.object({ layer: oneOf(cognitiveLayers), total: count, counts: z.array(count) }))
      .describe('Rows of `cognitive_states`, in the order of the layers.'),
  }),
  /** The steps of the runs at work, the newest first. */
  plans: z.array(
    z.object({
      taskId: idSchema,
      title: z.string(),
      assistant: z.string().nullable(),
      startedAt: instantSchema,
      points: z.number().describe('Used so far.'),
      reserved: count,
      steps: z.array(
        z.object({ name: z.string(), state: oneOf(runStepStates), agent: z.string().nullable() }),
      ),
    }),
  ),
  talk: z.object({
    agents: z.array(z.object({ id: idSchema, name: z.string(), type: oneOf(agentTypes) })),
    messages: z
      .array(z.object({ from: idSchema, to: idSchema.nullable(), count: z.int().min(1) }))
      .describe('Messages from one agent to another, or to everyone; calls of tools are none.'),
    /** The runs of the period in which agents wrote to each other, the newest first. */
    runs: z.array(z.object({ taskId: idSchema, title: z.string() })),
  }),
  memory: z.object({
    /** What the own agents keep, by kind. */
    stores: z.array(
      z.object({ type: oneOf(memoryTypes), agents: count, entries: count, bytes: count }),
    ),
    /** The own agents, those that keep most first. */
    agents: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        type: oneOf(memoryTypes),
        depth: count.describe('How much it keeps at most.'),
        entries: count,
        bytes: count,
        keptAt: instantSchema.nullable().describe('When it kept something last.'),
      }),
    ),
  }),
  ethics: z.object({
    /** Checks of results that were finished in the period, and of how many runs. */
    total: count,
    runs: count,
    /** What waits for a decision, of any time. */
    open: count,
    checks: z
      .array(z.object({ check: oneOf(ethicsChecks), total: count, flagged: count }))
      .describe('Results that were checked, and those something was found in, by check.'),
    /** What was found: what waits for a decision first, then the newest. */
    flags: z.array(
      z.object({
        id: idSchema,
        taskId: idSchema,
        title: z.string(),
        assistant: z.string().nullable(),
        check: oneOf(ethicsChecks),
        action: oneOf(ethicsActions),
        count: z.int().min(1),
        findings: z.array(z.string()),
        decision: oneOf(ethicsDecisions).nullable(),
        checkedAt: instantSchema,
      }),
    ),
  }),
});
/** What a member's runs did in some days. */
export type Dashboard = z.infer<typeof dashboardSchema>;

/** What the owner of a result decides about what a check found. */
export const ethicsDecisionBodySchema = z.strictObject({ decision: oneOf(ethicsDecisions) });
/** What the owner of a result decides about what a check found. */
export type EthicsDecisionBody = z.input<typeof ethicsDecisionBodySchema>;
