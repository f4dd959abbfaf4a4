import * as z from 'zod';

import {
  billingCycles,
  currencies,
  regions,
  subscriptionStatuses,
  subscriptionTiers,
  usageMeters,
} from '../enums.js';
import { idSchema, instantSchema, oneOf } from '../fields.js';

/** One membership on offer in one region. */
export const planSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  tier: oneOf(subscriptionTiers),
  /** Minor units (cents) per month, before the discount of a longer cycle. */
  monthlyPrice: z.int().min(0),
  currency: oneOf(currencies).optional(),
  /** A list of texts, or names with a yes/no or a value. */
  features: z.union([
    z.array(z.string()),
    z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])),
  ]),
  /** By name; -1 means unlimited. */
  limits: z.record(z.string(), z.number()),
});
/** One membership on offer. */
export type Plan = z.infer<typeof planSchema>;

/** The query of the plan list. */
export const planQuerySchema = z.object({ region: oneOf(regions).optional() });

const meters = z.record(oneOf(usageMeters), z.number());

/** The membership a user has. */
export const subscriptionSchema = z.object({
  /** Null for the free tier nobody had to subscribe to. */
  id: idSchema.nullable(),
  tier: oneOf(subscriptionTiers),
  tierName: z.string(),
  status: oneOf(subscriptionStatuses),
  statusText: z.string(),
  nextBillingDate: instantSchema.nullable(),
  usage: meters,
  limits: meters,
});
/** The membership a user has. */
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A plan and how often it is paid. */
export const subscriptionBodySchema = z.strictObject({
  planId: idSchema,
  billingCycle: oneOf(billingCycles),
});
/** The fields that can be sent to subscribe. */
export type SubscriptionBody = z.input<typeof subscriptionBodySchema>;

/** The client secret the payment step needs. */
export const subscriptionAnswerSchema = z.object({ clientSecret: z.string() });

/** Where a person buys. */
export const regionSchema = z.object({
  id: oneOf(regions),
  name: z.string(),
  currency: oneOf(currencies),
  symbol: z.string(),
});
/** Where a person buys. */
export type Region = z.infer<typeof regionSchema>;

/** How often a membership is paid. */
export const billingCycleSchema = z.object({
  id: oneOf(billingCycles),
  name: z.string(),
  /** Months paid at once. */
  multiplier: z.int().positive(),
  /** 0..1. */
  discount: z.number().min(0).max(1),
});
/** How often a membership is paid. */
export type BillingCycle = z.infer<typeof billingCycleSchema>;
