import * as z from 'zod';

import {
  planQuerySchema,
  planSchema,
  subscriptionAnswerSchema,
  subscriptionBodySchema,
  subscriptionSchema,
} from '../entities/membership.js';
import {
  paymentConfirmationSchema,
  paymentOutcomeSchema,
  paymentSchema,
  paymentSettingsSchema,
  pointPackageSchema,
  pointPurchaseAnswerSchema,
  pointPurchaseBodySchema,
  renewalAnswerSchema,
} from '../entities/payment.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Membership');

/** The calls of plans, the own subscription and payment. */
export const membershipCalls = {
  membershipPlans: defineCall('GET /api/membership/plans', {
    summary: 'The plans on offer, priced for a region',
    auth: 'none',
    query: planQuerySchema,
    answer: z.array(planSchema),
  }),
  userSubscription: defineCall('GET /api/membership/user-subscription', {
    summary: 'The own subscription with use and limits',
    answer: subscriptionSchema,
  }),
  createSubscription: defineCall('POST /api/payment/create-subscription', {
    summary: 'Open the payment step for a plan',
    // Nothing is bought before it is paid.
    changes: [],
    body: subscriptionBodySchema,
    answer: subscriptionAnswerSchema,
    once: true,
    refusals: [409, 502],
  }),
  /** It stays usable until the end of the current billing period. */
  cancelSubscription: defineCall('POST /api/payment/cancel-subscription', {
    summary: 'Stop renewing at the end of the paid period',
    changes: ['userSubscription'],
    refusals: [409, 502],
  }),
  /** `canceled → active`, until the paid period ends. */
  resumeSubscription: defineCall('POST /api/payment/resume-subscription', {
    summary: 'Take a cancellation back before the paid period ends',
    changes: ['userSubscription'],
    answer: renewalAnswerSchema,
    refusals: [409, 502],
  }),
  paymentSettings: defineCall('GET /api/payment/settings', {
    summary: 'Whether money is charged, and what the payment form is loaded with',
    auth: 'none',
    answer: paymentSettingsSchema,
  }),
  /**
   * Tells the server that the payment form reports success. In test mode that pays; else the
   * provider is asked, and `pending` means that it does not know yet.
   */
  confirmPayment: defineCall('POST /api/payment/confirm', {
    summary: 'Report that the payment form succeeded',
    changes: ['userSubscription', 'paymentHistory', 'estimateRun'],
    body: paymentConfirmationSchema,
    answer: paymentOutcomeSchema,
    refusals: [404, 502],
  }),
  paymentHistory: defineCall('GET /api/payment/history', {
    summary: 'The own payments, newest first',
    answer: z.array(paymentSchema),
  }),
  /** On sale in the currency of the own region. */
  pointPackages: defineCall('GET /api/payment/packages', {
    summary: 'Point packages in the currency of the own region',
    answer: z.array(pointPackageSchema),
  }),
  /** Opens the payment step of a package; the points come when it is paid. */
  buyPoints: defineCall('POST /api/payment/buy-points', {
    summary: 'Open the payment step for a point package',
    changes: ['paymentHistory'],
    body: pointPurchaseBodySchema,
    answer: pointPurchaseAnswerSchema,
    status: 201,
    refusals: [502],
  }),
};
