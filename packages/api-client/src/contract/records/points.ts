import { bounds } from '../bounds.js';
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
    description: 'How many points a user has, and how they come and go.',
    fields: {
      userId: reference('users'),
      currentBalance: whole(signed).describe('Points to spend: the sum of the ledger.').default(0),
      lifetimeEarned: whole().describe('Points that came, in all.').default(0),
      lifetimeSpent: whole(signed)
        .describe('Points that went, in all, less what was given back.')
        .default(0),
      lastUpdated: moment(),
      nextMonthlyAllocation: optional(moment()),
      lastMonthlyAllocation: optional(moment()),
      monthlyBonus: whole()
        .describe('Percent added to the monthly allocation for loyalty.')
        .default(0),
    },
    owner: 'userId',
    unique: [['userId']],
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  point_transactions: record('point_transactions', {
    description: 'An entry of a ledger that is only ever added to: points that came or went.',
    fields: {
      userId: reference('users'),
      type: oneOf(pointTransactionTypes),
      amount: whole(signed).describe('Signed: what it adds to the balance.'),
      balance: whole(signed).describe('The balance after it.'),
      description: prose(),
      source: label().describe('What it is for, by name: `point_purchase`.'),
      sourceId: optional(label().describe('The id of what it is for, as text.')),
      expiryDate: optional(moment()),
      metadata: json().default({}),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'payment_management',
  }),
  point_rules: record('point_rules', {
    description: 'What members get, or lose, points for.',
    fields: {
      name: title(),
      description: optional(prose()),
      category: optional(label()),
      triggerAction: slug().describe('What has to happen: `run.completed`, `profile.completed`.'),
      pointAmount: whole(signed).describe('Signed: negative takes points.'),
      minAmount: whole().default(0),
      maxAmount: optional(whole().describe('Points it gives at most.')),
      tierRestriction: optional(
        oneOf(subscriptionTiers).describe('Only for members of this tier.'),
      ),
      frequency: optional(label()),
      cooldownPeriod: optional(whole().describe('Hours until the rule counts again.')),
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
    description: 'A number of points on sale.',
    fields: {
      name: title(),
      description: optional(prose()),
      points: whole(bounds.packagePoints).describe('Points the buyer gets.'),
      price: decimal(10, 2).describe('In whole units of the currency: 9.99.'),
      currency: oneOf(currencies),
      popular: flag().describe('Shown as bought often.').default(false),
      bestValue: flag().describe('Shown as the best price for a point.').default(false),
      status: oneOf(pointPackageStatuses).default('active'),
      active: flag().default(true),
    },
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
  point_purchases: record('point_purchases', {
    description: 'A point package a user bought, or set out to buy.',
    fields: {
      userId: reference('users'),
      packageId: reference('point_packages'),
      points: whole({ min: 1 }).describe('Points the buyer gets when it is completed.'),
      amount: whole().describe('In the smallest unit of the currency: 999 is 9.99 USD.'),
      currency: oneOf(currencies),
      paymentId: optional(label().describe('The payment, as the provider calls it.')),
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
    description: 'What one request to a model costs, and how many are free.',
    fields: {
      modelId: slug(),
      displayName: title(),
      pointsCost: whole().describe('Points one request costs.'),
      freeQuota: whole()
        .describe('Requests a month before points are taken, without a paid plan.')
        .default(0),
      personalQuota: whole().describe('The same with the personal plan.').default(0),
      professionalQuota: whole().describe('The same with the professional plan.').default(0),
      description: optional(prose()),
      active: flag().default(true),
    },
    unique: [['modelId']],
    read: 'anyone',
    write: 'admin',
    permission: 'pricing_management',
  }),
};
