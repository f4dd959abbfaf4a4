import { Refusal } from '../../base/refusal.js';
import { readText } from '../http/body.js';
import type { ServerContext } from '../http/context.js';
import { json } from '../http/respond.js';

/** Where the payment provider sends its messages. No call of the contract: no client may make it. */
export const paymentWebhookPath = '/api/payment/webhook';

/**
 * Takes a message of the payment provider. It has no session and no origin; its signature over the
 * raw body is all it is trusted for.
 *
 * @throws {Refusal} 400 when the signature is missing, wrong or old; 5xx to have it sent again.
 */
export async function paymentWebhook(
  request: Request,
  { billing }: ServerContext,
): Promise<Response> {
  if (request.method !== 'POST')
    throw new Refusal(405, 'server.request.wrongMethod', {
      values: { method: request.method.slice(0, 16) },
      headers: { allow: 'POST' },
    });
  await billing.receive(await readText(request), request.headers.get('stripe-signature'));
  return json({ received: true });
}
