/** Why a balance moved. */
export const pointTransactionTypes = [
  'earn',
  'spend',
  'expire',
  'refund',
  'bonus',
  'adjustment',
] as const;
/** One of {@link pointTransactionTypes}. */
export type PointTransactionType = (typeof pointTransactionTypes)[number];

/** Whether a package of points is on sale. */
export const pointPackageStatuses = ['active', 'inactive', 'limited'] as const;
/** One of {@link pointPackageStatuses}. */
export type PointPackageStatus = (typeof pointPackageStatuses)[number];

/** The life of a purchase of points. */
export const pointPurchaseStatuses = ['pending', 'completed', 'failed', 'refunded'] as const;
/** One of {@link pointPurchaseStatuses}. */
export type PointPurchaseStatus = (typeof pointPurchaseStatuses)[number];

/** How somebody pays. */
export const paymentMethods = [
  'stripe',
  'alipay',
  'wechat_pay',
  'paypal',
  'bank_transfer',
] as const;
/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who collects the money: nobody, or Stripe. */
export const paymentModes = ['test', 'stripe'] as const;
/** One of {@link paymentModes}. */
export type PaymentMode = (typeof paymentModes)[number];

/** How a payment stands. */
export const paymentStates = ['pending', 'succeeded', 'failed', 'refunded'] as const;
/** One of {@link paymentStates}. */
export type PaymentState = (typeof paymentStates)[number];
