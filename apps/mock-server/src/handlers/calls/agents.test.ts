import type { ListedAgent, Model } from '@constella/api-client/contract';
import { parseAgentSettings } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { agentBody, createTestServer } from '../../testing/test-server.js';

describe('agents', () => {
  it('are created with the documented defaults', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const body = agentBody({ systemPrompt: 'Be short.' });
    const greedy = await browser.refused('POST', '/api/agents', {
      ...body,
      status: 'error',
      userId: 1,
    });
    expect(Object.keys(greedy.fields ?? {})).toEqual(['status', 'userId']);
    const created = await browser.call<ListedAgent>('POST', '/api/agents', body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Route planner',
      type: 'processor',
      status: 'idle',
    });
    expect(parseAgentSettings(created.body.settings)).toEqual({
      model: 'openai/gpt-4.1-mini',
      temperature: 0.7,
      maxTokens: 1000,
      specialization: 'general',
      capabilities: ['planning'],
      systemPrompt: 'Be short.',
      allowFallback: true,
      preferredProvider: 'auto',
      memoryType: 'short_term',
      memoryDepth: 10,
    });
    const listed = await browser.call<ListedAgent[]>('GET', '/api/agents');
    const figures = { runs: 0, successRate: null, pointsPerRun: null, lastActive: null };
    expect(listed.body.at(-1)).toEqual({ ...created.body, figures });
  });

  it('change what is sent and keep the rest', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const changed = await browser.call<ListedAgent>('PATCH', '/api/agents/6', {
      name: 'Lease reader',
      temperature: 0,
    });
    expect(changed.body.name).toBe('Lease reader');
    expect(parseAgentSettings(changed.body.settings)).toMatchObject({
      temperature: 0,
      maxTokens: 1800,
      memoryDepth: 24,
    });
  });

  it('take the statuses a person may choose', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    for (const status of ['busy', 'offline', 'idle'])
      expect(
        (await browser.call<ListedAgent>('PATCH', '/api/agents/4/status', { status })).body.status,
      ).toBe(status);
  });

  it('are deleted once', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    expect((await browser.call('DELETE', '/api/agents/5')).status).toBe(200);
    expect((await browser.refused('DELETE', '/api/agents/5')).status).toBe(404);
    expect(
      (await browser.call<ListedAgent[]>('GET', '/api/agents')).body.map(({ id }) => id),
    ).not.toContain(5);
  });
});

describe('models', () => {
  it('are about forty, of several providers, each with its cost, one without provider', async () => {
    const browser = (await createTestServer()).browser();
    const { body } = await browser.call<{ data: Model[] }>('GET', '/api/openrouter/models');
    expect(body.data.length).toBeGreaterThanOrEqual(38);
    expect(new Set(body.data.map(({ id }) => id)).size).toBe(body.data.length);
    expect(body.data.filter(({ provider }) => !provider)).toHaveLength(1);
    expect(
      body.data.every(
        ({ pointsCost, contextLength, offline }) =>
          offline && pointsCost !== undefined && (contextLength ?? 0) > 0,
      ),
    ).toBe(true);
    const sonar = await browser.call<{ data: Model[] }>('GET', '/api/perplexity/models');
    expect(sonar.body.data.every(({ id }) => id.includes('llama-3.1-sonar'))).toBe(true);
    expect(sonar.body.data).toHaveLength(3);
  });
});
