import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  currencies,
  paymentMethods,
  paymentModes,
  paymentStates,
  pointPackageStatuses,
} from '../enums.js';
import { idSchema, instantSchema, oneOf, text } from '../fields.js';

/** The settings a page needs before it can show a payment form. */
export const paymentSettingsSchema = z.object({
  mode: oneOf(paymentModes),
  /** The key the form's script is loaded with; null in test mode. */
  publishableKey: z.string().nullable(),
});
/** The settings a page needs before it can show a payment form. */
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

/** The secret of the payment step whose form reports success. */
export const paymentConfirmationSchema = z.strictObject({
  clientSecret: text(bounds.clientSecret),
});
/** The fields that can be sent when the form reports success. */
export type PaymentConfirmation = z.input<typeof paymentConfirmationSchema>;

/** The state of a payment as the server knows it: `pending` until the provider has told it. */
export const paymentOutcomeSchema = z.object({ state: oneOf(paymentStates) });

/** When a membership ends that is not renewed; null for one that is. */
export const renewalAnswerSchema = z.object({
  ok: z.literal(true),
  endDate: instantSchema.nullable(),
});

/** One payment of an account. */
export const paymentSchema = z.object({
  id: idSchema,
  /** Minor units (cents). */
  amount: z.int(),
  currency: oneOf(currencies),
  status: oneOf(paymentStates),
  method: oneOf(paymentMethods),
  invoiceId: z.string().nullable(),
  subscriptionId: idSchema.nullable(),
  /** Nothing was charged. */
  testMode: z.boolean(),
  createdAt: instantSchema,
});
/** One payment of an account. */
export type Payment = z.infer<typeof paymentSchema>;

/** Points on sale. */
export const pointPackageSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  points: z.int().positive(),
  /** Minor units (cents). */
  price: z.int().min(0),
  currency: oneOf(currencies),
  popular: z.boolean(),
  bestValue: z.boolean(),
  status: oneOf(pointPackageStatuses),
});
/** Points on sale. */
export type PointPackage = z.infer<typeof pointPackageSchema>;

/** Which package is bought. */
export const pointPurchaseBodySchema = z.strictObject({ packageId: idSchema });
/** The fields that can be sent to buy points. */
export type PointPurchaseBody = z.input<typeof pointPurchaseBodySchema>;

/** The values the payment step of a purchase needs. */
export const pointPurchaseAnswerSchema = z.object({
  purchaseId: idSchema,
  clientSecret: z.string(),
});
/** The values the payment step of a purchase needs. */
export type PointPurchaseAnswer = z.infer<typeof pointPurchaseAnswerSchema>;
