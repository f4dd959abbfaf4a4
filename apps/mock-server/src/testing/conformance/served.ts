import type { ConformOptions } from '@constella/api-client/conformance';

import { createTestServer } from '../test-server';

/** The seeded administrator. */
export const admin = { username: 'admin', password: 'constella-admin' };

/** Changes an answer on its way, or lets it pass. */
export type Tamper = (request: Request, response: Response) => Promise<Response> | Response;

/** A `fetch` that asks a server of its own, in this process; `tamper` stands between them. */
export async function servedFetch(tamper?: Tamper): Promise<NonNullable<ConformOptions['fetch']>> {
  const { handle } = await createTestServer();
  return async (input, init) => {
    const request = new Request(input, init);
    const copy = tamper && request.clone();
    const response = await handle(request);
    if (!response) throw new TypeError(`${request.url} is not the API's`);
    return copy ? tamper(copy, response) : response;
  };
}
