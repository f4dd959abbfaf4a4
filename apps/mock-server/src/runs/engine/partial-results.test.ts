import type { RunEvent, Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { writeOffline } from '../../models/offline/writer.js';
import { exampleRequests } from '../../testing/requests.js';
import { only, readEvents } from '../../testing/read-events.js';
import { scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { offlineContent } from '../assistants/index.js';

/** The texts in the making of a run of the creative assistant, by the step's number. */
async function shownOf(answerOf: (step: string, text: string, call: number) => string) {
  const calls = new Map<string, number>();
  const { provider } = scriptedProvider(async (request) => {
    const { step } = request.prompt;
    calls.set(step, (calls.get(step) ?? 0) + 1);
    return answerOf(step, await writeOffline(request, offlineContent), calls.get(step)!);
  });
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const path = '/api/assistants/creative/runs';
  const { body } = await browser.call<Task>('POST', path, exampleRequests['creative']);
  const events = await readEvents(browser, body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  return { events, task };
}

const written = (events: readonly RunEvent[], messageId: string): string =>
  only(events, 'delta')
    .filter((event) => event.messageId === messageId)
    .map(({ text }) => text)
    .join('');

const directions = {
  directions: [
    { title: 'The window', idea: 'It opens at six.' },
    { title: 'The drawer', idea: 'A cup has its place.' },
  ],
};

it('sentences of an answer with a form are shown while it is written, then its step speaks', async () => {
  const { events, task } = await shownOf((step, text) =>
    step === 'directions' ? JSON.stringify(directions, null, 1) : text,
  );
  expect(task.status).toBe('completed');
  const message = only(events, 'message').find(({ text }) => text.includes('The window'))!;
  expect(written(events, message.messageId)).toBe(
    '• The window\n  It opens at six.\n• The drawer\n  A cup has its place.',
  );
  const lastDelta = events.findLast(
    (event) => event.type === 'delta' && event.messageId === message.messageId,
  );
  expect(events.indexOf(lastDelta!)).toBeLessThan(events.indexOf(message));
});

it('an answer that is sent back is begun again for whoever reads it', async () => {
  const { events } = await shownOf((step, text, call) => {
    if (step !== 'directions') return text;
    return call === 1
      ? '{"directions": [{"title": "Too much", "idea": 5}]}'
      : JSON.stringify(directions);
  });
  const first = events.findIndex((event) => event.type === 'delta' && event.text.includes('Too '));
  const second = events.findIndex((event) => event.type === 'delta' && event.text.includes('The '));
  const began = events.findIndex(
    (event, at) => at > first && event.type === 'step' && event.state === 'running',
  );
  expect([first, began, second]).toEqual([first, began, second].toSorted((a, b) => a - b));
  expect(first).toBeGreaterThan(0);
});
