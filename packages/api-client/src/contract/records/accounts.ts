import * as z from 'zod';

import { accountDefaults } from '../defaults.js';
import { userSchema } from '../entities/user.js';
import {
  billingCycles,
  currencies,
  languages,
  paymentMethods,
  regions,
  subscriptionStatuses,
  subscriptionTiers,
  usageMeters,
  userRoles,
} from '../enums.js';
import { flag, instantSchema, oneOf } from '../fields.js';
import {
  decimal,
  json,
  label,
  list,
  moment,
  optional,
  prose,
  reference,
  title,
  webAddress,
  whole,
} from './columns.js';
import { record } from './record.js';

/** Accounts and billing (data model, section 3). */
export const accountRecords = {
  users: record('users', {
    fields: {
      username: userSchema.shape.username,
      /** The hash, never the password. */
      password: z.string(),
      email: userSchema.shape.email,
      fullName: userSchema.shape.fullName,
      role: oneOf(userRoles).default(accountDefaults.role),
      stripeCustomerId: optional(z.string()),
      stripeSubscriptionId: optional(z.string()),
      lastLogin: optional(moment()),
      preferences: json().default({}),
      region: oneOf(regions).default(accountDefaults.region),
      language: oneOf(languages).default(accountDefaults.language),
      /** Counters of the current cycle, which began at `since`. */
      usage: z.object({ since: instantSchema, meters: z.record(z.enum(usageMeters), z.number()) }),
      verificationToken: optional(z.string()),
      verified: flag().default(false),
      googleId: optional(z.string()),
      avatarUrl: optional(webAddress()),
    },
    unique: [['username'], ['email'], ['googleId']],
    fixed: [
      'username',
      'password',
      'stripeCustomerId',
      'stripeSubscriptionId',
      'lastLogin',
      'preferences',
      'usage',
      'verificationToken',
      'googleId',
    ],
    secrets: [
      'password',
      'verificationToken',
      'googleId',
      'stripeCustomerId',
      'stripeSubscriptionId',
    ],
    read: 'admin',
    write: 'admin',
    permission: 'user_management',
    noCreate: true,
  }),
  subscription_plans: record('subscription_plans', {
    fields: {
      name: title(),
      tier: oneOf(subscriptionTiers),
      description: prose(),
      features: list(label()),
      /** By meter or feature; -1 means unlimited. */
      limits: z.record(z.string(), z.number()),
      active: flag().default(true),
      updatedAt: optional(moment()),
    },
    fixed: ['updatedAt'],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  regional_pricing: record('regional_pricing', {
    fields: {
      planId: reference('subscription_plans'),
      region: oneOf(regions),
      currency: oneOf(currencies),
      monthlyPrice: decimal(10, 2),
      yearlyPrice: decimal(10, 2),
      active: flag().default(true),
    },
    unique: [['planId', 'region']],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  user_subscriptions: record('user_subscriptions', {
    fields: {
      userId: reference('users'),
      planId: reference('subscription_plans'),
      status: oneOf(subscriptionStatuses).default('active'),
      startDate: moment(),
      endDate: optional(moment()),
      autoRenew: flag().default(true),
      billingCycle: oneOf(billingCycles).default('monthly'),
      nextBillingDate: optional(moment()),
      canceledAt: optional(moment()),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  payments: record('payments', {
    fields: {
      userId: reference('users'),
      subscriptionId: optional(reference('user_subscriptions')),
      /** Minor units (cents). */
      amount: whole(),
      currency: oneOf(currencies),
      status: label(),
      paymentMethod: oneOf(paymentMethods),
      paymentId: optional(label()),
      invoiceId: optional(label()),
      metadata: json().default({}),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
};
