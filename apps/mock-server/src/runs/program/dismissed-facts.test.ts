import type { Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { writeOffline } from '../../models/offline/writer.js';
import { renderPrompt } from '../../models/prompt-documents.js';
import { readEvents } from '../../testing/read-events.js';
import { scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { offlineContent } from '../assistants/index.js';

const lease = {
  documentType: 'contract',
  purpose: 'Lease of the shop at €1,200 a month for 24 months from May 1, 2027.',
};

/** The prompts of a run, and what became of it. */
async function run(request: Record<string, unknown>) {
  const { provider, asked } = scriptedProvider((one) => writeOffline(one, offlineContent));
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const { body } = await browser.call<Task>(
    'POST',
    '/api/assistants/document-generator/runs',
    request,
  );
  await readEvents(browser, body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  const questions = await Promise.all(
    asked.map(async ({ prompt }) => (await renderPrompt(prompt, 'en')).question),
  );
  return { task, questions };
}

it('facts the person left are in every prompt as confirmed, the others as none', async () => {
  const { task, questions } = await run({ ...lease, dismissedFacts: ['24 months'] });
  expect(task.request).toMatchObject({ dismissedFacts: ['24 months'] });
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) {
    expect(question).toContain('confirmed\n\n<quoted>\n€1,200 a month\nMay 1, 2027\n</quoted>');
    expect(question).toContain('no figure or date of this matter\n\n<quoted>\n24 months\n');
  }
  // The worksheet takes it for none either.
  expect(JSON.stringify(task.result)).toContain('€1,200 a month');
  expect(JSON.stringify(task.result?.['clauses'])).not.toMatch(/term of 24 months/i);
});

it('nobody confirmed anything where nothing was shown', async () => {
  const { questions } = await run(lease);
  for (const question of questions) expect(question).not.toContain('the person confirmed');
});
