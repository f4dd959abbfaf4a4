import type { AssistantId, Task } from '@constella/api-client/contract';

import { writeOffline } from '../models/offline/writer.js';
import { offlineContent } from '../runs/assistants/index.js';
import { scriptedProvider } from './scripted-provider.js';
import { createTestServer, type TestBrowser } from './test-server.js';

/**
 * Name of a shape → what a model that keeps to it answers, for each step of an assistant's run that
 * promises one. `requestOf` says what is asked for, of the browser's server.
 */
export async function goodAnswers(
  id: AssistantId,
  requestOf: (browser: TestBrowser) => object | Promise<object>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const { provider } = scriptedProvider(async (request) => {
    const written = await writeOffline(request, offlineContent);
    if (request.shape) answers.set(request.shape.name, written);
    return written;
  });
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const request = await requestOf(browser);
  const { body } = await browser.call<Task>('POST', `/api/assistants/${id}/runs`, request);
  await server.engine.settled(body.id);
  return answers;
}
