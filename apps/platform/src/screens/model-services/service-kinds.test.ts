import type { LocalModelServer, ModelService } from '@constella/api-client';
import { expect, it } from 'vitest';

import { foundServers, isLocal, offeredKinds, stateOf } from './service-kinds';

const service = (changes: Partial<ModelService> = {}): ModelService => ({
  id: 1,
  kind: 'ollama',
  name: 'Ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
  variable: null,
  version: 1,
  key: 'none',
  keyHint: null,
  allowPrivate: true,
  enabled: true,
  used: true,
  problem: null,
  modelCount: 1,
  models: [],
  createdAt: null,
  ...changes,
});

it('a service of the environment is none of this computer, wherever it is', () => {
  expect(isLocal(service())).toBe(true);
  expect(isLocal(service({ variable: 'LLM_BASE_URL' }))).toBe(false);
  expect(isLocal(service({ kind: 'openai' }))).toBe(false);
});

it('a provider is offered until it is connected, another address always', () => {
  expect(offeredKinds([])).toEqual(['openrouter', 'openai', 'perplexity', 'compatible']);
  const taken = [service({ kind: 'openai' }), service({ kind: 'compatible' })];
  expect(offeredKinds(taken)).toEqual(['openrouter', 'perplexity', 'compatible']);
});

it('only what answers and is not connected can be connected', () => {
  const server = (found: boolean, connected: boolean): LocalModelServer => ({
    kind: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    found,
    connected,
    modelCount: 0,
    models: [],
  });
  expect(foundServers([server(true, true), server(false, false)])).toEqual([]);
  expect(foundServers([server(true, false)])).toHaveLength(1);
});

it.each([
  [{}, 'services.status.connected'],
  [{ problem: 'timeout' }, 'services.status.failed'],
  [{ used: false }, 'services.status.unused'],
  [{ used: false, enabled: false }, 'services.status.off'],
  [{ used: false, key: 'lost' }, 'services.status.keyLost'],
] as const)('with %j its state is %s', (changes, id) => {
  expect(stateOf(service(changes)).id).toBe(id);
});
