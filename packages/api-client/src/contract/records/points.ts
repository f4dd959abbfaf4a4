import {
  currencies,
  pointPackageStatuses,
  pointPurchaseStatuses,
  pointTransactionTypes,
  subscriptionTiers,
} from '../enums.js';
import { flag, oneOf } from '../fields.js';
import {
  decimal,
  json,
  label,
  moment,
  optional,
  prose,
  reference,
  slug,
  title,
  whole,
} from './columns.js';
import { record } from './record.js';

const signed = { min: -2_147_483_648 };

/** Points (data model, section 3). Balances and their ledger are written by the engine alone. */
export const pointRecords = {
  user_points: record('user_points', {
    fields: {
      userId: reference('users'),
      currentBalance: whole(signed).default(0),
      lifetimeEarned: whole().default(0),
      lifetimeSpent: whole(signed).default(0),
      lastUpdated: moment(),
      nextMonthlyAllocation: optional(moment()),
      lastMonthlyAllocation: optional(moment()),
      monthlyBonus: whole().default(0),
    },
    owner: 'userId',
    unique: [['userId']],
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  point_transactions: record('point_transactions', {
    fields: {
      userId: reference('users'),
      type: oneOf(pointTransactionTypes),
      /** Signed: what it adds to the balance. */
      amount: whole(signed),
      /** The balance after it. */
      balance: whole(signed),
      description: prose(),
      source: label(),
      sourceId: optional(label()),
      expiryDate: optional(moment()),
      metadata: json().default({}),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  point_rules: record('point_rules', {
    fields: {
      name: title(),
      description: optional(prose()),
      category: optional(label()),
      /** What has to happen: `run.completed`, `profile.completed`. */
      triggerAction: slug(),
      pointAmount: whole(signed),
      minAmount: whole().default(0),
      maxAmount: optional(whole()),
      tierRestriction: optional(oneOf(subscriptionTiers)),
      frequency: optional(label()),
      /** Hours until the rule counts again. */
      cooldownPeriod: optional(whole()),
      active: flag().default(true),
      startDate: optional(moment()),
      endDate: optional(moment()),
      metadata: json().default({}),
    },
    read: 'member',
    write: 'admin',
    permission: 'pricing_management',
  }),
  point_packages: record('point_packages', {
    fields: {
      name: title(),
      description: optional(prose()),
      points: whole({ min: 1 }),
      price: decimal(10, 2),
      currency: oneOf(currencies),
      popular: flag().default(false),
      bestValue: flag().default(false),
      status: oneOf(pointPackageStatuses).default('active'),
      active: flag().default(true),
    },
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  point_purchases: record('point_purchases', {
    fields: {
      userId: reference('users'),
      packageId: reference('point_packages'),
      points: whole({ min: 1 }),
      /** Minor units (cents). */
      amount: whole(),
      currency: oneOf(currencies),
      paymentId: optional(label()),
      status: oneOf(pointPurchaseStatuses).default('pending'),
      metadata: json().default({}),
      completedAt: optional(moment()),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  model_pricing_rules: record('model_pricing_rules', {
    fields: {
      modelId: slug(),
      displayName: title(),
      /** Points one request costs. */
      pointsCost: whole(),
      /** Requests a month before points are taken, by tier. */
      freeQuota: whole().default(0),
      personalQuota: whole().default(0),
      professionalQuota: whole().default(0),
      description: optional(prose()),
      active: flag().default(true),
    },
    unique: [['modelId']],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
};
