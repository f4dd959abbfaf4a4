import {
  assistantIds,
  assistants,
  type AssistantDefinition,
  type AssistantId,
  type SharedRun,
  type Task,
} from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { filledRequest } from '../../testing/filled-request.js';
import { exampleRequests } from '../../testing/requests.js';
import { createTestServer } from '../../testing/test-server.js';

const secret = 'SECRETCTX';

/** A run as a stranger who has its link reads it. */
async function shared(id: AssistantId, request: object): Promise<SharedRun> {
  const server = await createTestServer();
  const demo = await server.browser().signIn();
  const { body } = await demo.call<Task>('POST', `/api/assistants/${id}/runs`, request);
  await server.engine.settled(body.id);
  const { shareId } = (await demo.call<Task>('POST', `/api/tasks/${body.id}/share`)).body;
  const stranger = await server.browser().signIn('member', 'constella-member');
  return (await stranger.call<SharedRun>('GET', `/api/shared-runs/${shareId}`)).body;
}

it.each(assistantIds)(
  '%s shares title, result and sources, and no word of what was asked',
  async (id) => {
    const request = filledRequest(id, `${secret} one. `, 60);
    expect(JSON.stringify(request)).toContain(secret);
    const { title, result, ...rest } = await shared(id, request);
    // A review is called by its week: nothing of what was typed.
    expect(title.includes(secret)).toBe(id !== 'life-review');
    expect(JSON.stringify(rest)).not.toContain(secret);
    expect(Object.keys(rest)).not.toEqual(expect.arrayContaining(['request', 'description']));
    // The title is one of the sources: its name, and nothing of what it says.
    for (const source of result.sources ?? []) expect(source).not.toHaveProperty('excerpt');
    const { unshared = [] }: AssistantDefinition = assistants[id];
    expect(Object.keys(result).filter((part) => unshared.includes(part))).toEqual([]);
  },
);

it('a question shares nothing of what was attached to it, or was said before', async () => {
  const run = await shared('cognitive-flow', {
    ...exampleRequests['cognitive-flow'],
    context: `${secret} my passport number is X1234567. Lisbon is damp.`,
    earlier: [{ question: `${secret} first?`, answer: `${secret} answered.` }],
  });
  expect(run.result.text).not.toBe('');
  expect(JSON.stringify(run)).not.toContain(secret);
});
