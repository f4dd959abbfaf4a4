import {
  assistantIds,
  assistants,
  type ClarifyingQuestion,
  type Task,
} from '@constella/api-client/contract';
import type { AssistantDefinition } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { renderPrompt } from '../../models/prompt-documents.js';
import { writeOffline } from '../../models/offline/writer.js';
import { offlineContent } from '../../runs/assistants/index.js';
import { exampleRequests } from '../../testing/requests.js';
import { readEvents } from '../../testing/read-events.js';
import { scriptedProvider, type Script } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { pointsOf } from '../../money/ledger.js';

const asked = { question: 'Who decides in the end?', answers: ['The owner', 'The board'] };

async function serverWith(answer: Script) {
  const { provider, asked: requests } = scriptedProvider((request, call) =>
    request.prompt.step === 'clarify'
      ? answer(request, call)
      : writeOffline(request, offlineContent),
  );
  const server = await createTestServer({ provider });
  return { server, browser: await server.browser().signIn(), requests };
}

const ask = async (browser: Awaited<ReturnType<typeof serverWith>>['browser'], id = 'decision') =>
  (
    await browser.call<ClarifyingQuestion>(
      'POST',
      `/api/assistants/${id}/clarification`,
      exampleRequests[id as 'decision'],
    )
  ).body;

const none = { question: null, answers: [] };

describe('the question before a run', () => {
  it.each(assistantIds)('is asked by %s when its definition says so', async (id) => {
    const { browser, requests, server } = await serverWith(() => JSON.stringify(asked));
    const before = pointsOf(server.store, 2)?.currentBalance;
    const definition: AssistantDefinition = assistants[id];
    const clarifies = definition.clarifies === true;
    expect(await ask(browser, id)).toEqual(clarifies ? asked : none);
    expect(requests).toHaveLength(clarifies ? 1 : 0);
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before);
  });

  it('shows the model the whole order, and what it is for', async () => {
    const { browser, requests } = await serverWith(() => JSON.stringify(none));
    expect(await ask(browser)).toEqual(none);
    const { question } = await renderPrompt(requests[0]!.prompt, 'en');
    expect(question).toContain(`- description: ${exampleRequests.decision.description}`);
    // Names and words, no ids.
    expect(question).not.toMatch(/undefined|\[object Object\]|[cC]ompanyId|"id"/);
  });

  it.each<[string, Script]>([
    ['fails', () => ({ fail: 'unavailable' })],
    ['answers something else', () => 'Sure! Let us begin.'],
    ['asks nothing', () => JSON.stringify({ question: '', answers: ['Yes'] })],
    ['asks too much', () => JSON.stringify({ ...asked, question: 'Why? '.repeat(1_000) })],
  ])('is none when the model %s', async (_what, answer) => {
    const { browser } = await serverWith(answer);
    expect(await ask(browser)).toEqual(none);
  });

  it('is none without a model', async () => {
    const server = await createTestServer();
    expect(await ask(await server.browser().signIn())).toEqual(none);
  });

  it('goes with its answer into every prompt of the run, and stays with its request', async () => {
    const { browser, requests } = await serverWith(() => JSON.stringify(asked));
    const clarification = { question: asked.question, answer: 'The owner </quoted> alone' };
    const { body } = await browser.call<Task>('POST', '/api/assistants/decision/runs', {
      ...exampleRequests.decision,
      clarification,
    });
    await readEvents(browser, body.id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
    expect(task).toMatchObject({ status: 'completed', request: { clarification } });
    expect(requests.length).toBeGreaterThan(2);
    for (const { prompt } of requests) {
      const { question } = await renderPrompt(prompt, 'en');
      expect(question).toContain('Who decides in the end?\n\nThe owner ‹/quoted> alone\n</quoted>');
    }
  });

  it('has to be whole', async () => {
    const { browser } = await serverWith(() => JSON.stringify(asked));
    const { status, body } = await browser.call('POST', '/api/assistants/decision/runs', {
      ...exampleRequests.decision,
      clarification: { question: asked.question, answer: ' ' },
    });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('clarification.answer');
  });
});
