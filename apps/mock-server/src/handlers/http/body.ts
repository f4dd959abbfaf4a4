import { bounds } from '@constella/api-client/contract';

import { refuseField, Refusal } from '../../base/refusal.js';
import { jsonFlaw } from './json-text.js';

/**
 * The text of a request's body.
 *
 * @throws {Refusal} 413 beyond the contract's body bound, 400 when it is not UTF-8.
 */
export async function readText(request: Request): Promise<string> {
  const limit = bounds.requestBody.max;
  const tooLarge = () =>
    new Refusal(413, 'server.request.tooLarge', {
      values: { kilobytes: limit / 1024 },
    });
  const bytes = await readBytes(request, limit, tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'server.request.notUtf8');
  }
}

/**
 * The bytes of a request's body, no more than a limit of them.
 *
 * @throws what is too large, before all of it is read.
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array(0);

  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      // Not awaited: some bodies answer a cancel only when their sender has finished.
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Whether a content type is that of a file nobody says more of. */
export const isFile = (contentType: string | null): boolean =>
  /^application\/octet-stream\s*(?:;|$)/i.test((contentType ?? '').trim());

/** Whether a content type is JSON; without one there is nothing to say. */
export function isJson(contentType: string | null): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return /^application\/(?:[\w.+-]+\+)?json$/i.test(type.trim());
}

/**
 * The value of a JSON text.
 *
 * @throws {Refusal} 400 when it is not JSON, nested too deep, has too many keys or one twice, or holds
 * what is no text; 422 on a key that names the prototype.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'server.request.notJson');
  }
  const flaw = jsonFlaw(text);
  switch (flaw?.kind) {
    case undefined:
      return value;
    case 'tooDeep':
      throw new Refusal(400, 'server.request.tooDeep', {
        values: { levels: bounds.jsonDepth.max },
      });
    case 'tooMany':
      throw new Refusal(400, 'server.request.tooManyFields', {
        values: { maximum: bounds.jsonFields.max },
      });
    case 'twice':
      throw refuseField(flaw.key, 'server.request.keyTwice', {
        status: 400,
        values: { key: flaw.key.slice(0, 80) },
      });
    case 'prototype':
      throw refuseField(flaw.key, 'validation.generic.unknown');
    case 'notText':
      throw new Refusal(400, 'server.request.notText');
  }
}
