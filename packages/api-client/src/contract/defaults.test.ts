import { expect, it } from 'vitest';

import { bounds } from './bounds.js';
import * as defaults from './defaults.js';
import { agentBodySchema } from './entities/agent.js';
import { subscriptionSchema } from './entities/membership.js';
import { taskMetadataSchema } from './entities/task.js';

it('starts an agent as specified', () => {
  expect(defaults.agentDefaults).toEqual({
    type: 'processor',
    temperature: 0.7,
    maxTokens: 1000,
    specialization: 'general',
    capabilities: ['text_generation'],
    allowFallback: true,
    preferredProvider: 'auto',
    memoryType: 'short_term',
    memoryDepth: 10,
  });
});

it('fills a bare agent with its defaults, which are within bounds', () => {
  const bare = { name: 'Ada', type: 'meta', model: 'm', capabilities: ['research'] } as const;
  const { type: _type, capabilities: _capabilities, ...rest } = defaults.agentDefaults;
  expect(agentBodySchema.parse(bare)).toEqual({ ...bare, ...rest });
});

it('starts a collaboration as specified', () => {
  expect(defaults.collaborationDefaults).toEqual({
    passThroughMode: false,
    maxIterations: 3,
    timeoutSeconds: 120,
  });
  expect(taskMetadataSchema.parse({})).toEqual(defaults.collaborationDefaults);
});

it('keeps the constants of section 9', () => {
  expect(defaults.modelTestDefaults).toEqual({
    prompt: 'What capabilities do you have?',
    systemPrompt: 'You are a helpful AI assistant.',
  });
  expect(defaults.timeouts).toMatchObject({ request: 60_000, medical: 600_000 });
  expect(defaults.cacheDefaults).toEqual({
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    retry: 2,
    userRetry: 3,
    userRetryDelay: 1000,
    agentsInterval: 30_000,
  });
  expect(defaults.toastDefaults).toEqual({ duration: 5000, swipeThreshold: 50 });
  expect(defaults.accountDefaults).toMatchObject({ region: 'US', language: 'en', currency: 'USD' });
  expect(defaults.freeTierFallback.usage).toEqual({
    tasks: 5,
    tokens: 2500,
    images: 0,
    audioMinutes: 0,
  });
  expect(defaults.freeTierFallback.limits).toMatchObject({ tasks: 20, tokens: 10_000 });
  expect(subscriptionSchema.shape.usage.safeParse(defaults.freeTierFallback.usage).success).toBe(
    true,
  );
});

it('keeps the bounds of section 5', () => {
  expect(bounds).toMatchObject({
    agentName: { min: 2 },
    temperature: { min: 0, max: 1, step: 0.01 },
    maxTokens: { min: 10, max: 32_000, slider: { min: 10, max: 4000, step: 10 } },
    memoryDepth: { min: 1, max: 100 },
    taskTitle: { min: 3 },
    taskDescription: { min: 10 },
    taskAgents: { min: 2 },
    maxIterations: { min: 1, max: 10, step: 1 },
    timeoutSeconds: { min: 30, max: 300, step: 30 },
  });
});
