import { assistantIds, assistants, type RunEvent, type Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { readEvents } from '../../testing/read-events.js';
import { exampleRequests } from '../../testing/requests.js';
import { createTestServer } from '../../testing/test-server.js';

/** Without the pieces of texts: whoever comes when one is whole gets it whole. */
const lasting = (events: readonly RunEvent[]) => events.filter(({ type }) => type !== 'delta');

/** The line is cut at every step that begins or ends, and at each piece of what is written. */
const cuts = (event: RunEvent): boolean =>
  (event.type === 'step' && event.state !== 'pending') || event.type === 'delta';

it.each(assistantIds)('%s loses no event, however often the line is cut', async (id) => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const path = `/api/assistants/${id}/runs`;
  const { body } = await browser.call<Task>('POST', path, exampleRequests[id]);

  const seen: RunEvent[] = [];
  let lines = 0;
  for (; seen.at(-1)?.type !== 'done'; lines += 1) {
    const after = seen.at(-1)?.id;
    const next = await readEvents(browser, body.id, { ...(after && { after }), enough: cuts });
    seen.push(...next);
    if (next.length === 0) break;
  }
  expect(lines).toBeGreaterThan(2);
  const ids = seen.map((event) => event.id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(lasting(seen)).toEqual(lasting(await readEvents(browser, body.id)));

  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  expect(task.status).toBe('completed');
  assistants[id].result.parse(task.result);
  expect(seen.findLast(({ type }) => type === 'result')).toMatchObject({ result: task.result });
  // Nobody is left to read further.
  expect(await readEvents(browser, body.id, { after: ids.at(-1) ?? 0 })).toEqual([]);
});
