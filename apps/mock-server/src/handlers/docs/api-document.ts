import { FixedText } from '../http/fixed-text.js';

/** Where the OpenAPI document of this API is found. */
export const apiDocumentPath = '/api/openapi.json';
/** Where its pages for people begin. */
export const docsPath = '/api/docs';

/**
 * The committed document: what was reviewed is what is served, and no page has to make it. It is
 * loaded when somebody asks for it first.
 */
export const loadApiDocument = (): Promise<unknown> =>
  import('@constella/api-client/openapi.json', { with: { type: 'json' } }).then(
    ({ default: document }) => document,
  );

let text: Promise<FixedText> | undefined;

/**
 * Answers with the document.
 *
 * @throws {Refusal} 405 for a method that would change it.
 */
export async function apiDocument(request: Request): Promise<Response> {
  text ??= loadApiDocument().then(
    (document) =>
      new FixedText(JSON.stringify(document), { type: 'application/json; charset=utf-8' }),
  );
  return (await text).answer(request);
}
