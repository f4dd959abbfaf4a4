import type { Model, RunEstimate, Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';

const model = (id: string, output: number): Model => ({
  id,
  name: id,
  provider: id,
  contextLength: 128_000,
  price: { input: output / 4, output },
});
const list = [
  model('acme/careful', 8),
  model('acme/fast', 1),
  model('acme/other', 20),
  model('acme/text-embedding-3', 0.1),
];
const question = { question: 'Which route could we drop?' };
const runs = '/api/assistants/cognitive-flow/runs';
const estimates = '/api/assistants/cognitive-flow/estimate';

async function setUp() {
  const { provider, asked } = scriptedProvider(
    ({ shape }) => (shape ? '{"followUps":["And then?"],"assistant":null}' : 'a text'),
    list,
  );
  const server = await createTestServer({ provider });
  await server.store.write(() => {
    server.store.insert('model_pricing_rules', {
      ...server.store.all('model_pricing_rules')[0]!,
      modelId: 'acme/other',
      pointsCost: 9,
      active: true,
    });
  });
  return { server, asked, browser: await server.browser().signIn() };
}

describe('the model of a run', () => {
  it('is one for the purpose of each step', async () => {
    const { browser, server, asked } = await setUp();
    const { body } = await browser.call<Task>('POST', runs, question);
    await server.engine.settled(body.id);
    expect(body.model).toBeNull();
    expect(Object.fromEntries(asked.map(({ prompt, model: id }) => [prompt.step, id]))).toEqual({
      comprehend: 'acme/fast',
      reason: 'acme/careful',
      decide: 'acme/fast',
      answer: 'acme/careful',
      reflect: 'acme/careful',
      continue: 'acme/fast',
    });
  });

  it('is the chosen one for all of them, at its price, and for the retry', async () => {
    const { browser, server, asked } = await setUp();
    const automatic = await browser.call<RunEstimate>('POST', estimates, question);
    const chosen = await browser.call<RunEstimate>(
      'POST',
      `${estimates}?model=acme%2Fother`,
      question,
    );
    expect([automatic.body.points, chosen.body.points]).toEqual([6, 6 * 9]);
    const { body } = await browser.call<Task>('POST', `${runs}?model=acme%2Fother`, question);
    await server.engine.settled(body.id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
    expect(task).toMatchObject({
      status: 'completed',
      model: 'acme/other',
      usage: { points: 6 * 9, models: [{ model: 'acme/other', texts: 6 }] },
    });
    expect(new Set(asked.map(({ model: id }) => id))).toEqual(new Set(['acme/other']));
  });

  it.each(['gone', 'acme/text-embedding-3'])('cannot be %s', async (id) => {
    const { browser, asked } = await setUp();
    for (const path of [runs, estimates])
      expect(
        await browser.refused('POST', `${path}?model=${encodeURIComponent(id)}`, question),
      ).toMatchObject({ status: 422, fields: { model: expect.stringContaining(id) } });
    expect(asked).toEqual([]);
  });
});
