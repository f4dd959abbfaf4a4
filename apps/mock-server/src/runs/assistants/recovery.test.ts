import { assistants, type Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { readEvents } from '../../testing/read-events.js';
import { hang, scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer, stateOf } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';
import { pointsOf } from '../../money/ledger.js';
import { writeOffline } from '../../models/offline/writer.js';
import type { CompletionRequest } from '../../models/provider.js';
import { offlineContent } from './index.js';

/** The offline model's text, whoever is asked. */
const written = (request: CompletionRequest): Promise<string> =>
  writeOffline(request, offlineContent);
const stepOf = ({ prompt }: CompletionRequest): string => prompt.step;

it.each([
  ['cognitive-flow', { question: 'Move to Lisbon or stay?' }],
  ['decision', { title: 'Office', description: 'Lisbon or Porto?', methods: ['swot'] }],
  ['training', { topic: 'Ladders', audience: 'Everyone', includeAssessment: true }],
  ['writing', { audience: 'Drivers', purpose: 'Inform', keyPoints: 'A new yard', length: 'brief' }],
] as const)(
  '%s goes on after a stop at any step, and asks for nothing twice',
  async (id, request) => {
    const asking = assistants[id].steps.filter(
      (step) => !('computed' in step) && step.id !== 'contribute',
    );
    for (const { id: at } of asking) {
      let stopped = false;
      const { provider, asked } = scriptedProvider((asked) => {
        if (!stopped && stepOf(asked) === at) return hang;
        return written(asked);
      });
      const first = await createTestServer({ provider });
      const browser = await first.browser().signIn();
      const before = pointsOf(first.store, 2)?.currentBalance ?? 0;
      const { body } = await browser.call<Task>('POST', `/api/assistants/${id}/runs`, request);
      await until(() => asked.some((one) => stepOf(one) === at));
      await first.engine.stop();
      stopped = true;

      const state = JSON.parse(JSON.stringify(stateOf(first.store))) as ReturnType<typeof stateOf>;
      const second = await createTestServer({ provider, state });
      second.engine.resume();
      const again = second.browser();
      again.cookie = browser.cookie;
      const events = await readEvents(again, body.id);
      expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
      const steps = asked.map(stepOf);
      expect(steps.filter((step) => step === at)).toHaveLength(2);
      expect(steps).toHaveLength(asking.length + 1);
      const { body: task } = await again.call<Task>('GET', `/api/tasks/${body.id}`);
      assistants[id].result.parse(task.result);
      expect(before - (pointsOf(second.store, 2)?.currentBalance ?? 0)).toBe(task.usage?.points);
      const called = second.store.rowsBy('tool_call_traces', 'taskId', body.id);
      expect(new Set(called.map(({ traceId }) => traceId)).size).toBe(called.length);
    }
  },
);

it('points a model test held when the server stopped come back at the next start', async () => {
  const { provider, asked } = scriptedProvider(() => hang);
  const first = await createTestServer({ provider });
  const browser = await first.browser().signIn();
  const before = pointsOf(first.store, 2)?.currentBalance;
  const body = { model: 'anthropic/claude-sonnet-4', prompt: 'Hello' };
  void browser.fetch('POST', '/api/openrouter/test', body);
  await until(() => asked.length === 1);
  expect(pointsOf(first.store, 2)?.currentBalance).toBeLessThan(before ?? 0);
  const second = await createTestServer({ state: stateOf(first.store) });
  second.engine.resume();
  await until(() => second.store.all('point_reservations').length === 0);
  expect(pointsOf(second.store, 2)?.currentBalance).toBe(before);
});
