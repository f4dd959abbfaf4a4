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
