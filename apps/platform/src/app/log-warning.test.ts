import { createClient } from '@constella/api-client';
import { expect, it, vi } from 'vitest';

import { logWarning } from './log-warning';

it('says that the second list of models is missing, and the first one stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const first = [{ id: 'openai/gpt-4.1', name: 'GPT-4.1' }];
  const client = createClient({
    onWarning: logWarning,
    fetch: (input) =>
      Promise.resolve(
        (input as string).includes('openrouter')
          ? Response.json({ data: first })
          : Response.json({ error: 'down' }, { status: 503 }),
      ),
  });
  expect(await client.models({ retries: 0 })).toEqual(first);
  expect(warn.mock.calls).toEqual([['models: HTTP 503: down']]);
});
