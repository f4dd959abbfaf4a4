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
    description:
      'An account: who signs in, and what is kept about them; only a higher role changes an administrator’s.',
    fields: {
      username: userSchema.shape.username,
      /** The hash, never the password. */
      password: z.string(),
      email: userSchema.shape.email.describe(
        'Confirmed when `verified` is true; another one is not, until its link is opened.',
      ),
      fullName: userSchema.shape.fullName,
      role: oneOf(userRoles).default(accountDefaults.role),
      stripeCustomerId: optional(z.string()),
      stripeSubscriptionId: optional(z.string()),
      lastLogin: optional(moment()),
      preferences: json().default({}),
      region: oneOf(regions)
        .describe('Decides the currency and the prices.')
        .default(accountDefaults.region),
      language: oneOf(languages)
        .describe('The language of mails and texts.')
        .default(accountDefaults.language),
      usage: z
        .object({ since: instantSchema, meters: z.record(z.enum(usageMeters), z.number()) })
        .describe('Counters of the current cycle, which began at `since`.'),
      verificationToken: optional(z.string()),
      verified: flag().describe('Whether the e-mail address was confirmed.').default(false),
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
    description: 'A plan on offer: its tier, what it contains and how much of it may be used.',
    fields: {
      name: title(),
      tier: oneOf(subscriptionTiers),
      description: prose(),
      features: list(label()).describe('What the plan has, one line each.'),
      limits: z.record(z.string(), z.number()).describe('By meter or feature; -1 means unlimited.'),
      active: flag().describe('Whether it is on offer.').default(true),
      updatedAt: optional(moment()),
    },
    fixed: ['updatedAt'],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  regional_pricing: record('regional_pricing', {
    description: 'What a plan costs in a region.',
    fields: {
      planId: reference('subscription_plans'),
      region: oneOf(regions),
      currency: oneOf(currencies),
      monthlyPrice: decimal(10, 2).describe(
        'For one month, in whole units of the currency: 19.99.',
      ),
      yearlyPrice: decimal(10, 2).describe('For one year, in whole units of the currency.'),
      active: flag().default(true),
    },
    unique: [['planId', 'region']],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  user_subscriptions: record('user_subscriptions', {
    description: 'The membership of a user: its plan, its state and its period.',
    fields: {
      userId: reference('users'),
      planId: reference('subscription_plans'),
      status: oneOf(subscriptionStatuses)
        .describe('Changes by fixed transitions, and only on the server.')
        .default('active'),
      startDate: moment(),
      endDate: optional(moment().describe('When it ends or ended; null while it renews.')),
      autoRenew: flag()
        .describe('False after a cancellation: it ends with the paid period.')
        .default(true),
      billingCycle: oneOf(billingCycles).default('monthly'),
      nextBillingDate: optional(moment().describe('When the paid period ends.')),
      canceledAt: optional(moment()),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  payments: record('payments', {
    description: 'A payment a user made, or was asked for.',
    fields: {
      userId: reference('users'),
      subscriptionId: optional(reference('user_subscriptions')),
      amount: whole().describe('In the smallest unit of the currency: 1999 is 19.99 USD.'),
      currency: oneOf(currencies),
      status: label(),
      paymentMethod: oneOf(paymentMethods),
      paymentId: optional(label().describe('The payment, as the provider calls it.')),
      invoiceId: optional(label().describe('The invoice, as the provider calls it.')),
      metadata: json().default({}),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
};
