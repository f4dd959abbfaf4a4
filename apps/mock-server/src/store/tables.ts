import {
  agentBodySchema,
  agentTypes,
  billingCycles,
  cognitiveLayers,
  currencies,
  finalRunStatuses,
  regions,
  runEventSchema,
  subscriptionStatuses,
  subscriptionTiers,
  taskSchema,
  usageMeters,
  userRoles,
  userSchema,
} from '@constella/api-client/contract';
import { z } from 'zod';

/** A serial id: whole, from 1, never given twice within a table. */
const id = z.int().positive();
const at = z.iso.datetime({ offset: true });
const json = z.record(z.string(), z.unknown());
/** Counts the changes of a row, from 1: what tells a stale copy from the present one. */
const revision = z.int().positive().default(1);
const serial = { id, revision };

/** What an agent keeps besides name and type; the contract's fields with their defaults filled in. */
const agentSettings = agentBodySchema.omit({ name: true, type: true });

/** An agent as a run took it along: renaming or deleting it later does not change the run. */
export const teamMemberSchema = z.object({
  id,
  name: z.string(),
  type: z.enum(agentTypes),
  settings: agentSettings,
});

/**
 * Every stored table (data model, section 3) as a schema. The row types, the check of a data file
 * at start and the seed are all derived from it; what the wire shows of a row is in the contract.
 */
export const tables = {
  users: z.object({
    ...userSchema.shape,
    ...serial,
    /** The hash, never the password. */
    password: z.string(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    preferences: json,
    /** Counters of the current cycle, which began at `since`. */
    usage: z.object({ since: at, meters: z.record(z.enum(usageMeters), z.number()) }),
    verificationToken: z.string().nullable(),
    googleId: z.string().nullable(),
    role: z.enum(userRoles),
  }),
  sessions: z.object({
    ...serial,
    userId: id,
    /** SHA-256 of the cookie's value: a stolen data file opens no session. */
    tokenHash: z.string(),
    userAgent: z.string(),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: at,
  }),
  subscription_plans: z.object({
    ...serial,
    name: z.string(),
    tier: z.enum(subscriptionTiers),
    description: z.string(),
    features: z.array(z.string()),
    limits: z.record(z.string(), z.number()),
    active: z.boolean(),
    updatedAt: at,
  }),
  regional_pricing: z.object({
    ...serial,
    planId: id,
    region: z.enum(regions),
    currency: z.enum(currencies),
    /** Decimal with two places (10,2), as the data model stores prices; the wire has minor units. */
    monthlyPrice: z.number().min(0),
    yearlyPrice: z.number().min(0),
    active: z.boolean(),
  }),
  user_subscriptions: z.object({
    ...serial,
    userId: id,
    planId: id,
    status: z.enum(subscriptionStatuses),
    startDate: at,
    endDate: at.nullable(),
    autoRenew: z.boolean(),
    billingCycle: z.enum(billingCycles),
    nextBillingDate: at.nullable(),
    canceledAt: at.nullable(),
  }),
  payments: z.object({
    ...serial,
    userId: id,
    subscriptionId: id.nullable(),
    /** Minor units. */
    amount: z.int(),
    currency: z.enum(currencies),
    status: z.string(),
    paymentMethod: z.string(),
    paymentId: z.string().nullable(),
    invoiceId: z.string().nullable(),
    metadata: json,
    createdAt: at,
  }),
  user_points: z.object({
    ...serial,
    userId: id,
    currentBalance: z.int(),
    lifetimeEarned: z.int(),
    lifetimeSpent: z.int(),
    lastUpdated: at,
    nextMonthlyAllocation: at.nullable(),
    lastMonthlyAllocation: at.nullable(),
    monthlyBonus: z.int(),
  }),
  point_transactions: z.object({
    ...serial,
    userId: id,
    type: z.enum(['earn', 'spend', 'expire', 'refund', 'bonus', 'adjustment']),
    /** Signed: what it adds to the balance. */
    amount: z.int(),
    /** The balance after it. */
    balance: z.int(),
    description: z.string(),
    source: z.string(),
    sourceId: z.string().nullable(),
    expiryDate: at.nullable(),
    metadata: json,
    createdAt: at,
  }),
  model_pricing_rules: z.object({
    ...serial,
    modelId: z.string(),
    displayName: z.string(),
    /** Points one request costs. */
    pointsCost: z.int().min(0),
    active: z.boolean(),
  }),
  agents: z.object({
    ...serial,
    userId: id,
    name: z.string(),
    type: z.enum(agentTypes),
    status: z.string(),
    settings: agentSettings,
    metadata: json,
    createdAt: at,
  }),
  tasks: z.object({
    ...taskSchema.shape,
    ...serial,
    /** The language the run writes in. */
    locale: z.string(),
    /** From 1; a retry adds one. */
    attempt: z.int().min(1),
    /** The agents with their settings, once started. */
    team: z.array(teamMemberSchema),
    /** Points taken from the balance and not settled yet. */
    reserved: z.int().min(0),
  }),
  run_events: z.object({ ...serial, taskId: id, event: runEventSchema }),
  execution_traces: z.object({
    ...serial,
    traceId: z.string(),
    taskId: id,
    transforms: z.array(json),
    metrics: json,
    snapshots: z.array(json),
    errors: z.array(json),
    status: z.enum(finalRunStatuses),
    startTime: at,
    endTime: at,
    /** Milliseconds. */
    duration: z.number(),
  }),
  cognitive_states: z.object({
    ...serial,
    stateId: z.string(),
    taskId: id,
    layer: z.enum(cognitiveLayers),
    content: z.string(),
    createdAt: at,
  }),
  tool_call_traces: z.object({
    ...serial,
    traceId: z.string(),
    toolId: z.string(),
    toolName: z.string(),
    parameters: json,
    result: z.unknown(),
    error: z.string().nullable(),
    /** Milliseconds. */
    executionTime: z.number(),
    agentId: id.nullable(),
    taskId: id.nullable(),
    userId: id,
    createdAt: at,
  }),
} as const;

/** A stored table. */
export type TableName = keyof typeof tables;
/** A row of a table. Rows are never changed in place: an update puts a new object there. */
export type RowOf<T extends TableName> = Readonly<z.output<(typeof tables)[T]>>;
/** All table names, in the order they stand in a data file. */
export const tableNames = Object.keys(tables) as TableName[];
/** An agent as a run took it along. */
export type TeamMember = z.output<typeof teamMemberSchema>;

/** How names and addresses are compared: `Ann@Example.org` and `ann@example.org` are one. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The columns no two rows may share, alone or together, and how they are compared; null and '' may repeat. */
export const uniqueKeys = {
  users: [
    { columns: ['username'], fold: folded },
    { columns: ['email'], fold: folded },
    { columns: ['googleId'] },
  ],
  sessions: [{ columns: ['tokenHash'] }],
  user_points: [{ columns: ['userId'] }],
  model_pricing_rules: [{ columns: ['modelId'] }],
} as const satisfies {
  [T in TableName]?: readonly {
    columns: readonly (keyof RowOf<T>)[];
    fold?: (value: string) => string;
  }[];
};

/** The columns rows are looked up by without scanning the table. */
export const groupKeys = {
  sessions: ['userId'],
  regional_pricing: ['planId'],
  user_subscriptions: ['userId'],
  payments: ['userId'],
  point_transactions: ['userId'],
  agents: ['userId'],
  tasks: ['userId'],
  run_events: ['taskId'],
  execution_traces: ['taskId'],
  cognitive_states: ['taskId'],
  tool_call_traces: ['taskId'],
} as const satisfies { [T in TableName]?: readonly (keyof RowOf<T>)[] };
