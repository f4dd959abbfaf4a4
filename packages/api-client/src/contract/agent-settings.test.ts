import { describe, expect, it } from 'vitest';

import { exampleAgent } from '../testing/examples.js';
import { parseAgentSettings, readAgent, shownAgentStatus } from './agent-settings.js';
import { agentStatuses } from './enums.js';

const stored = {
  model: 'openai/gpt-4o',
  temperature: 0,
  maxTokens: 32_000,
  specialization: 'legal',
  capabilities: ['research'],
  systemPrompt: 'Be brief.',
  allowFallback: false,
  preferredProvider: 'openai',
  memoryType: 'semantic',
  memoryDepth: 1,
};

describe('parseAgentSettings', () => {
  it.each([
    ['an object', stored],
    ['JSON text', JSON.stringify(stored)],
    ['JSON text of JSON text', JSON.stringify(JSON.stringify(stored))],
  ])('reads %s', (_name, settings) => {
    expect(parseAgentSettings(settings)).toEqual(stored);
  });

  it.each([undefined, null, '', '{broken', '[]', '7', 7, {}])(
    'shows the defaults for %j',
    (settings) => {
      expect(parseAgentSettings(settings)).toEqual({
        model: '',
        temperature: 0.7,
        maxTokens: 1000,
        specialization: 'general',
        capabilities: ['text_generation'],
        systemPrompt: undefined,
        allowFallback: true,
        preferredProvider: 'auto',
        memoryType: 'short_term',
        memoryDepth: 10,
      });
    },
  );

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
    [null, true],
    ['false', true],
  ])('reads allowFallback %j as %j', (allowFallback, enabled) => {
    expect(parseAgentSettings({ allowFallback }).allowFallback).toBe(enabled);
  });

  it('never hands out the shared default list', () => {
    parseAgentSettings({}).capabilities.push('planning');
    expect(parseAgentSettings({}).capabilities).toEqual(['text_generation']);
  });
});

it.each(agentStatuses)('shows status %s', (status) => {
  expect(shownAgentStatus(status)).toBe(status);
});

it.each(['dreaming', '', undefined, null, 4])('shows status %j as inactive', (status) => {
  expect(shownAgentStatus(status)).toBe('inactive');
});

it('reads a listed agent', () => {
  const agent = readAgent({ ...exampleAgent, status: 'x', settings: '{"temperature":1}' });
  expect(agent).toMatchObject({ id: 3, status: 'inactive', settings: { temperature: 1 } });
});
