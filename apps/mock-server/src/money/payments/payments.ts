import type { BillingCycleId, Currency, SubscriptionStatus } from '@constella/api-client/contract';

/** An amount of money. */
export interface Money {
  /** Minor units: 990 is 9.90. */
  readonly amount: number;
  readonly currency: Currency;
}

/** Who pays. */
export interface Payer {
  readonly userId: number;
  /** Their id at the provider; null in test mode. */
  readonly customer: string | null;
}

/** A membership somebody wants to pay for. */
export interface SubscriptionOrder extends Payer, Money {
  readonly planId: number;
  /** Shown on the provider's invoices. */
  readonly planName: string;
  readonly billingCycle: BillingCycleId;
  /** The same key twice is one order. */
  readonly key: string;
}

/** Points somebody wants to buy. */
export interface PurchaseOrder extends Payer, Money {
  readonly packageId: number;
  readonly packageName: string;
  readonly key: string;
}

/** A payment that waits for the person's confirmation. */
export interface PaymentStep {
  /** Its id at the provider, unique there; never sent to a client. */
  readonly reference: string;
  /** The secret the payment form confirms it with. */
  readonly clientSecret: string;
}

/** A subscription as the provider has it at this moment. */
export interface ReportedSubscription {
  readonly reference: string;
  readonly customer: string;
  /** `waiting`: the first payment is open. `expired`: it was never made and never will be. */
  readonly status: SubscriptionStatus | 'waiting' | 'expired';
  readonly startedAt: number;
  /** When the period that is paid or being collected ends. */
  readonly periodEnd: number;
  /** When a canceled one stops giving anything; null while it renews. */
  readonly endsAt: number | null;
  readonly canceledAt: number | null;
  readonly lastInvoice: string | undefined;
  /** The order behind it; undefined when somebody made it by hand at the provider. */
  readonly order:
    | (Money & { readonly planId: number; readonly billingCycle: BillingCycleId })
    | undefined;
}

/** How a payment stands. Money that has arrived is never un-arrived, except by a refund. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'refunded';

/** A bill, as the provider has it at this moment. */
export interface ReportedBill extends Money {
  readonly customer: string;
  /** The subscription or purchase it is for. */
  readonly reference: string | undefined;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly state: PaymentState;
  readonly at: number;
}

/** Something that happened at the provider. What it says is looked up, never taken from the event. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The object that changed; undefined for what nobody here is interested in. */
  readonly about:
    | {
        readonly kind: 'subscription' | 'invoice' | 'payment';
        readonly id: string;
        readonly customer: string;
      }
    | undefined;
}

/** The part of a provider that only a real one has. */
export interface PaymentProvider {
  /** Makes a customer. The same person and data twice is one customer. */
  createCustomer(person: {
    readonly userId: number;
    readonly email: string | null;
    readonly name: string;
    /** ISO 8601; tells this user 7 from the one of another data file. */
    readonly since: string;
  }): Promise<string>;
  subscription(reference: string): Promise<ReportedSubscription>;
  invoice(id: string): Promise<ReportedBill>;
  payment(id: string): Promise<ReportedBill>;
  /** @throws {PaymentError} of kind `signature` when it is not the provider's, or too old. */
  readEvent(body: string, signature: string | null, now: number): PaymentEvent;
}

/**
 * Where money is collected. Test mode collects none: there the server itself is the provider, and a
 * confirmation is all it needs.
 *
 * @throws {PaymentError} from every method that asks the provider.
 */
export interface Payments {
  /** The key a page loads the payment form with; null in test mode. Never the secret key. */
  readonly publishableKey: string | null;
  /** Undefined in test mode. */
  readonly provider: PaymentProvider | undefined;
  openSubscription(order: SubscriptionOrder): Promise<PaymentStep>;
  openPurchase(order: PurchaseOrder): Promise<PaymentStep>;
  /** Whether it goes on after the period that is paid. */
  setRenewal(reference: string, renews: boolean, key: string): Promise<void>;
  /** Gives a payment step up that was not paid. One that has ended already is fine. */
  abandon(reference: string): Promise<void>;
  /** Ends a membership now; what is left of the period is credited. One that has ended already is fine. */
  endNow(reference: string): Promise<void>;
}

/**
 * Why the provider could not do what it was asked: it does not answer, its keys are wrong, it
 * refused the request, or a message is not from it.
 */
export type PaymentErrorKind = 'unavailable' | 'setup' | 'refused' | 'signature';

/** The provider did not do it. Its message is for the log and holds no key, name or card. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  constructor(
    readonly kind: PaymentErrorKind,
    message: string,
  ) {
    super(message);
  }
}
