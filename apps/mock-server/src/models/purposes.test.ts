import type { Model } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { MemoryStore } from '../store/memory-store.js';
import { scriptedProvider } from '../testing/scripted-provider.js';
import { createModels } from './models.js';
import { createOfflineProvider } from './offline/offline-provider.js';
import { ruledModel } from './purposes.js';

const model = (id: string, contextLength: number | null = null, output?: number): Model => ({
  id,
  name: id,
  provider: id.includes('/') ? id : null,
  contextLength,
  ...(output !== undefined && { price: { input: output / 4, output } }),
});
const ruled = (models: readonly Model[]) =>
  (['fast', 'careful', 'long'] as const).map((purpose) => ruledModel(purpose, models));

describe('the model of a purpose', () => {
  it.each<[string, readonly Model[], (string | undefined)[]]>([
    [
      'of a machine of one’s own is its first',
      [model('qwen2.5:7b'), model('llama3')],
      ['qwen2.5:7b', 'qwen2.5:7b', 'qwen2.5:7b'],
    ],
    [
      'is none that holds a page',
      [model('tiny', 2_000), model('big', 32_000)],
      ['big', 'big', 'big'],
    ],
    ['is a small one when there is no other', [model('tiny', 2_000)], ['tiny', 'tiny', 'tiny']],
    [
      'for long texts holds most, the cheaper of two alike',
      [model('a/one', 32_000, 4), model('b/dear', 200_000, 9), model('b/cheap', 200_000, 3)],
      ['a/one', 'a/one', 'b/cheap'],
    ],
    [
      'is the platform’s own where it is served, and a cheaper one of its provider is the fast one',
      [
        model('openai/gpt-4.1', 1_000_000, 8),
        model('openai/gpt-4.1-mini', 1_000_000, 1.6),
        model('openai/gpt-4.1-nano', 1_000_000, 0.4),
        model('openai/free', 128_000, 0),
        model('openai/toy', 4_000, 0.1),
        model('acme/cheaper', 128_000, 0.2),
      ],
      ['openai/gpt-4.1-nano', 'openai/gpt-4.1-mini', 'openai/gpt-4.1-mini'],
    ],
    ['is none of no models', [], [undefined, undefined, undefined]],
  ])('%s', (_what, models, expected) => {
    expect(ruled(models)).toEqual(expected);
  });
});

describe('a service', () => {
  const offline = createOfflineProvider({}, { pace: 0 });
  const serving = (models: readonly Model[], store = new MemoryStore()) =>
    createModels(store, { offline, main: scriptedProvider(() => '', models).provider });

  it('of an embedding model and a chat model offers, chooses and falls back to the latter alone', async () => {
    const models = serving([
      model('nomic-embed-text:latest'),
      model('qwen2.5:7b'),
      model('whisper-1'),
    ]);
    expect((await models.list('openrouter')).map(({ id }) => id)).toEqual(['qwen2.5:7b']);
    expect(await models.forPurpose('careful')).toBe('qwen2.5:7b');
    expect(await models.isListed('nomic-embed-text:latest')).toBe(false);
    const { signal } = new AbortController();
    expect(await models.fallbacks('gone', 'auto', signal)).toEqual(['qwen2.5:7b']);
  });

  it('without a chat model says so', async () => {
    const models = serving([model('nomic-embed-text:latest'), model('bge-m3')]);
    await expect(models.forPurpose('fast')).rejects.toMatchObject({
      status: 409,
      text: { id: 'server.models.noChat' },
    });
    expect(await models.list('openrouter')).toEqual([]);
  });

  it('without a list takes the platform’s own', async () => {
    expect(await serving([]).forPurpose('long')).toBe('openai/gpt-4.1-mini');
  });

  it('is asked for the model an administrator chose, as long as it has it', async () => {
    const store = new MemoryStore();
    await store.write(() => {
      for (const [settingKey, settingValue] of [
        ['ai.default_model', 'llama3'],
        ['ai.fast_model', 'gone'],
      ] as const)
        store.insert('system_settings', {
          settingKey,
          settingValue,
          dataType: 'string',
          category: 'ai_model',
          isSensitive: false,
          createdAt: '2026-01-01T00:00:00.000Z',
        });
    });
    const models = serving([model('qwen2.5:7b'), model('llama3')], store);
    const asked = (['fast', 'careful', 'long'] as const).map((purpose) =>
      models.forPurpose(purpose),
    );
    expect(await Promise.all(asked)).toEqual(['llama3', 'llama3', 'llama3']);
  });
});
