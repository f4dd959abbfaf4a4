import { expect, it } from 'vitest';

import { createClient } from '../client.js';
import { rowsOf } from '../rows/rows.js';
import type { Client } from '../client-types.js';

const saves: Record<string, (client: Client) => Promise<unknown>> = {
  updateAccount: (client) => client.updateAccount({ fullName: 'Marta' }),
  createAgent: (client) => client.createAgent({} as Parameters<Client['createAgent']>[0]),
  setAgentStatus: (client) => client.setAgentStatus(1, 'busy'),
  createTask: (client) => client.createTask({} as Parameters<Client['createTask']>[0]),
  createRun: (client) => client.createRun('decision', {} as never),
  saveResult: (client) => client.saveResult(1, { result: {} }),
  restoreVersion: (client) => client.restoreVersion(1, 1),
  rows: (client) =>
    rowsOf(client, 'company_profiles').update(1, { name: 'Havsvik' }, { revision: 1 }),
};

it.each(
  Object.keys(saves).flatMap((name) =>
    ['', '[]', '"ok"', 'null', '{}', '{"ok":true}'].map((body) => ({ name, body })),
  ),
)('$name is not saved by the answer $body', async ({ name, body }) => {
  const client = createClient({ fetch: () => Promise.resolve(new Response(body)) });
  await expect(saves[name]?.(client)).rejects.toMatchObject({ kind: 'invalid-response' });
});
