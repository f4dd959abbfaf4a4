import { http, HttpResponse, type RequestHandler } from 'msw';

import type { MockTransport } from './mock-transport.js';

/**
 * The same server for what calls `fetch` itself instead of a client with the transport injected:
 * one handler for everything under `/api` of any origin.
 */
export function mswHandlers(transport: Pick<MockTransport, 'fetch'>): RequestHandler[] {
  return [
    http.all(/^https?:\/\/[^/]+\/api\//, async ({ request }) => {
      try {
        return await transport.fetch(request);
      } catch {
        // No answer: the page sees a failed connection, as it would without a server.
        return HttpResponse.error();
      }
    }),
  ];
}
