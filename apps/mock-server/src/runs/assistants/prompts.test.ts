import { readdir } from 'node:fs/promises';

import { assistantIds, type AssistantId, type Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { renderPrompt } from '../../models/prompt-documents.js';
import { writeOffline } from '../../models/offline/writer.js';
import { exampleRequests } from '../../testing/requests.js';
import { scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { offlineContent } from './index.js';

const folders = await readdir(new URL('.', import.meta.url), { recursive: true });
const documented = assistantIds.filter((id) =>
  folders.some((path) => path.startsWith(`${id}/prompts/`)),
);

/** The id of a choice, as no word of a language is written. Some names are written so. */
const idOfTwoWords = /\b(?!ePrivacy|citizenM|iTunes)(?:[a-z]+[A-Z]\w*|[a-z]+_[a-z]\w*)\b/;

/** The prompts of a run, as a real model reads them, by the name of their step. */
async function promptsOf(id: AssistantId): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const { provider } = scriptedProvider(async (request) => {
    const { prompt } = request;
    const { role, question } = await renderPrompt(prompt, 'en');
    if (!read.has(prompt.step)) read.set(prompt.step, `${role}\n\n---\n\n${question}\n`);
    // The words of earlier steps are no part of the brief.
    return request.shape
      ? writeOffline(request, offlineContent)
      : `What the step “${prompt.step}” found.`;
  });
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const path = `/api/assistants/${id}/runs`;
  const { body } = await browser.call<Task>('POST', path, exampleRequests[id]);
  await server.engine.settled(body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  expect(task).toMatchObject({ status: 'completed' });
  return read;
}

describe.each(documented)('%s', (id) => {
  it('asks a model for each of its steps with the brief people reviewed', async () => {
    const prompts = await promptsOf(id);
    expect(prompts.size).toBeGreaterThan(0);
    for (const [step, prompt] of prompts) {
      expect(prompt).not.toMatch(/undefined|\[object Object\]/);
      // Ids are told where an answer has to use them alone, each with its name.
      const plain = prompt.replaceAll(/`\w+`|\b\w+ \([^)]+\)|https?:\S+/g, '');
      expect(plain.match(idOfTwoWords)?.[0]).toBeUndefined();
      await expect(prompt).toMatchFileSnapshot(`__snapshots__/prompts/${id}/${step}.md`);
    }
  });
});
