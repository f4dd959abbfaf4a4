import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

import { RefusedAddress, type Reach } from '../models/services/service-access.js';
import { classOf, classOfHost, type AddressClass } from './private-addresses.js';

/** Finds the addresses of a name. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (hostname, done) =>
  systemLookup(hostname, { all: true }, (error, addresses) => done(error, addresses ?? []));

const isRefused = (found: AddressClass | undefined, { allowPrivate }: Reach): boolean =>
  found === 'metadata' || (found === 'private' && !allowPrivate);

/** Whether the host of an address is refused as it stands, before a name is looked up. */
export const refusesAddress = (address: string, to: Reach): boolean =>
  isRefused(classOfHost(new URL(address).hostname), to);

/**
 * The `fetch` for addresses that people type. It connects to the very address that was looked at,
 * so a name cannot lead elsewhere in between; it follows no redirect; and it keeps connections to
 * itself, so that none is used again where it may not be made.
 */
export function createGuardedFetch(to: Reach, resolve: Resolve = resolveBySystem): typeof fetch {
  const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent() };

  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      const refused = addresses.some(({ address }) => isRefused(classOf(address), to));
      const [first] = addresses;
      const failure = error ?? (refused ? new RefusedAddress('PRIVATE_ADDRESS') : null);
      if (failure ?? !first) {
        done(failure ?? new Error(`${hostname} has no address`), '', 4);
        return;
      }
      if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };

  return async (input, init = {}) => {
    const request = new Request(input, { ...init, signal: null });
    const url = new URL(request.url);
    if (refusesAddress(url.href, to)) throw new RefusedAddress('PRIVATE_ADDRESS');
    const body = request.body && Buffer.from(await request.arrayBuffer());
    const { signal } = init;
    signal?.throwIfAborted();
    const message = await new Promise<IncomingMessage>((done, fail) => {
      const isHttps = url.protocol === 'https:';
      const sent = (isHttps ? httpsRequest : httpRequest)(url, {
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          'accept-encoding': 'identity',
          ...(body && { 'content-length': body.length }),
        },
        agent: isHttps ? agents['https:'] : agents['http:'],
        lookup,
        ...(signal && { signal }),
      });
      sent.once('response', done);
      // It stays for what fails later too: the body's reader hears of that.
      sent.on('error', fail);
      sent.end(body ?? undefined);
    });
    const status = message.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      message.destroy();
      throw new RefusedAddress('REDIRECTED');
    }
    return responseOf(message, status);
  };
}

function responseOf(message: IncomingMessage, status: number): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const isEmpty = status === 204 || status === 205;
  if (isEmpty) message.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(message) as ReadableStream<Uint8Array>), {
    status: status < 200 ? 502 : status,
    headers,
  });
}
