import { Refusal } from '../../base/refusal.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write another site's page made in this browser. Browsers send `Origin` with every
 * write; programs that send none hold no cookies of ours.
 *
 * @throws {Refusal} 403
 */
export function checkOrigin(request: Request, host: string, allowed: readonly string[]): void {
  if (reading.has(request.method)) return;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const foreign =
    origin === null
      ? site !== null && site !== 'same-origin' && site !== 'none'
      : !allowed.includes(origin) && hostOf(origin) !== host;
  if (foreign) throw new Refusal(403, 'server.request.foreignOrigin');
}

/** The host and port of an origin; the scheme is left to a proxy that ends TLS. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
