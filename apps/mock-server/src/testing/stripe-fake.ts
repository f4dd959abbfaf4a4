import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { addMonths } from '../base/clock.js';

type Form = { [key: string]: Form | string };
/** An object of Stripe, as its API answers it. */
export type StripeObject = { id: string; [key: string]: unknown };

/** A request the fake got. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: Form;
  readonly idempotencyKey: string | undefined;
}

/** How a message is signed. */
interface Signing {
  secret?: string;
  /** Seconds since 1970. */
  at?: number;
}

/** The keys of the fake's account. */
export const stripeKeys = {
  secretKey: 'sk_test_51TopSecretOfTheFake',
  publishableKey: 'pk_test_51PublicOfTheFake',
  webhookSecret: 'whsec_SigningSecretOfTheFake',
} as const;

/** A local service that speaks enough of Stripe's protocol for the real SDK, with a life of its own. */
export async function startStripeFake(now: () => number) {
  const objects = new Map<string, StripeObject>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const requests: Seen[] = [];
  const fault: { kind?: 'error' | 'silent' } = {};
  let serial = 0;
  const seconds = () => Math.floor(now() / 1_000);
  const make = (prefix: string, object: string, fields: Record<string, unknown>): StripeObject => {
    const given = fields['id'];
    const id = typeof given === 'string' ? given : `${prefix}_${(serial += 1)}`;
    const made = { metadata: {}, ...fields, id, object, created: seconds() };
    objects.set(id, made);
    return made;
  };
  const get = (id: unknown) => objects.get(String(id));
  const change = (id: unknown, fields: Record<string, unknown>): StripeObject =>
    Object.assign(get(id)!, fields);

  function bill(subscription: StripeObject, amount: unknown, currency: unknown): StripeObject {
    const { customer } = subscription;
    const intent = make('pi', 'payment_intent', {
      amount,
      currency,
      customer,
      latest_charge: null,
    });
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: null });
    const invoice = make('in', 'invoice', {
      customer,
      currency,
      amount_due: amount,
      amount_paid: 0,
      status: 'open',
      attempt_count: 0,
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: subscription.id } },
      payments: {
        data: [
          { is_default: true, payment: { type: 'payment_intent', payment_intent: intent.id } },
        ],
      },
      confirmation_secret: {
        type: 'payment_intent',
        client_secret: `${intent.id}_secret_${serial}`,
      },
    });
    subscription['latest_invoice'] = invoice.id;
    return invoice;
  }

  function createSubscription(body: Form): StripeObject {
    const price = ((body['items'] as Form)['0'] as Form)['price_data'] as Form;
    const months = Number((price['recurring'] as Form)['interval_count']);
    const subscription = make('sub', 'subscription', {
      customer: body['customer'],
      metadata: body['metadata'],
      status: 'incomplete',
      start_date: seconds(),
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      canceled_at: null,
      months,
      price,
      items: { data: [{ current_period_end: Math.floor(addMonths(now(), months) / 1_000) }] },
    });
    const invoice = bill(subscription, Number(price['unit_amount']), price['currency']);
    return { ...subscription, latest_invoice: invoice };
  }

  function settle(invoice: StripeObject, paid: boolean): void {
    const subscription = get(
      (invoice['parent'] as { subscription_details: { subscription: string } }).subscription_details
        .subscription,
    )!;
    const [payment] = (invoice['payments'] as { data: { payment: { payment_intent: string } }[] })
      .data;
    const first = subscription['status'] === 'incomplete';
    invoice['attempt_count'] = Number(invoice['attempt_count']) + 1;
    if (paid) {
      Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'] });
      invoice['status_transitions'] = { paid_at: seconds() };
      change(payment!.payment.payment_intent, { status: 'succeeded' });
    }
    if (paid || !first) subscription['status'] = paid ? 'active' : 'past_due';
  }

  const cancel = (id: string) => {
    const unpaid = get(id)!['status'] === 'incomplete';
    const status = unpaid ? 'incomplete_expired' : 'canceled';
    return change(id, { status, ended_at: seconds(), canceled_at: seconds() });
  };

  function answer({ method, path, body }: Seen): unknown {
    const [, , kind, id] = path.split('/');
    const known = id ? get(id) : undefined;
    if (id && !known) return undefined;
    if (known && kind === 'subscriptions' && method === 'DELETE') {
      return known['ended_at'] === null ? cancel(known.id) : undefined;
    }
    if (known && method === 'POST')
      return change(known.id, { cancel_at_period_end: body['cancel_at_period_end'] === 'true' });
    if (known) return known;
    switch (kind) {
      case 'customers':
        return make('cus', 'customer', body);
      case 'products':
        return make('prod', 'product', body);
      case 'subscriptions':
        return createSubscription(body);
      default: {
        const intent = make('pi', 'payment_intent', { ...body, amount: Number(body['amount']) });
        const client_secret = `${intent.id}_secret_${serial}`;
        const fresh = { latest_charge: null, last_payment_error: null, client_secret };
        return Object.assign(intent, { ...fresh, status: 'requires_payment_method' });
      }
    }
  }

  function reply(request: Seen, authorization: string | undefined) {
    if (fault.kind === 'error') return refusal(500, 'api_error', 'An error at Stripe');
    if (authorization !== `Bearer ${stripeKeys.secretKey}`)
      return refusal(401, 'invalid_request_error', `Invalid API Key provided: ${authorization}`);
    const { idempotencyKey: key } = request;
    const before = key && answered.get(key);
    if (before) return before;
    const body = answer(request);
    // As they are now: an answer that is repeated is the first one.
    const result = body
      ? { status: 200, body: structuredClone(body) }
      : refusal(404, 'invalid_request_error', 'No such object', 'resource_missing');
    if (key) answered.set(key, result);
    return result;
  }

  const server = createServer((message, response) => {
    void readBody(message).then((text) => {
      const { pathname } = new URL(message.url ?? '/', 'http://stripe');
      const key = message.headers['idempotency-key'];
      const request: Seen = {
        method: message.method ?? 'GET',
        path: pathname,
        body: parseForm(text),
        idempotencyKey: typeof key === 'string' ? key : undefined,
      };
      requests.push(request);
      if (fault.kind !== 'silent') send(response, reply(request, message.headers.authorization));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const latest = (subscription: string) => get(get(subscription)!['latest_invoice'])!;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    requests,
    /** Set its `kind` and every request fails. */
    fault,
    get,
    /** The subscriptions made so far. */
    subscriptions: () => [...objects.values()].filter(({ object }) => object === 'subscription'),
    /** The card form: the open bill of a subscription is paid, or the card is declined. */
    payBill: (subscription: string, paid = true) => {
      const invoice = latest(subscription);
      settle(invoice, paid);
      return invoice;
    },
    /** The card form of a single payment. */
    payIntent: (id: string, paid = true) =>
      change(
        id,
        paid
          ? { status: 'succeeded', last_payment_error: null }
          : { last_payment_error: { code: 'card_declined' } },
      ),
    refund: (id: string) => {
      const intent = get(id)!;
      const charge = { id: `ch_${id}`, object: 'charge', refunded: true, payment_intent: id };
      intent['latest_charge'] = charge;
      return { ...charge, customer: intent['customer'] };
    },
    /** The next period begins, and its bill is paid or not. */
    renew: (id: string, paid = true) => {
      const subscription = get(id)!;
      const price = subscription['price'] as Form;
      const end = Math.floor(addMonths(now(), Number(subscription['months'])) / 1_000);
      subscription['items'] = { data: [{ current_period_end: end }] };
      const invoice = bill(subscription, Number(price['unit_amount']), price['currency']);
      settle(invoice, paid);
      return invoice;
    },
    cancelNow: cancel,
    change,
    /** A message as Stripe sends it: its body and its headers. */
    message(type: string, object: object, { secret, at }: Signing = {}) {
      const id = `evt_${(serial += 1)}`;
      const event = { id, object: 'event', type, created: seconds(), data: { object } };
      const body = JSON.stringify(event);
      const t = at ?? seconds();
      const v1 = createHmac('sha256', secret ?? stripeKeys.webhookSecret)
        .update(`${t}.${body}`)
        .digest('hex');
      return { body, headers: { 'stripe-signature': `t=${t},v1=${v1}` } };
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const refusal = (status: number, type: string, message: string, code?: string) => ({
  status,
  body: { error: { type, message, code } },
});

function send(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  response.end(JSON.stringify(body));
}

async function readBody(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

/** `items[0][price_data][currency]=usd` as nested objects. */
function parseForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean);
    const last = names.pop()!;
    let at = form;
    for (const name of names) at = (at[name] ??= {}) as Form;
    at[last] = value;
  }
  return form;
}
