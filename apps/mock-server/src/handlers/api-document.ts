import { Refusal } from '../refusal.js';
import { json } from './respond.js';

/** Where the OpenAPI document of this API is found. */
export const apiDocumentPath = '/api/openapi.json';

let text: Promise<string> | undefined;

/**
 * The committed document: what was reviewed is what is served, and no page has to make it. It is
 * loaded when somebody asks for it first.
 *
 * @throws {Refusal} 405 for a method that would change it.
 */
export async function apiDocument(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal(405, 'server.request.wrongMethod', {
      values: { method: request.method.slice(0, 16) },
      headers: { allow: 'GET' },
    });
  text ??= import('@constella/api-client/openapi.json', { with: { type: 'json' } }).then(
    ({ default: document }) => JSON.stringify(document),
  );
  const { headers } = json(null);
  return new Response(await text, {
    headers: { ...Object.fromEntries(headers), 'cache-control': 'no-cache' },
  });
}
