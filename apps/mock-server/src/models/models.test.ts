import type { Model } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { scriptedProvider } from '../testing/scripted-provider.js';
import { MemoryStore } from '../store/memory-store.js';
import { createModels, rankFallbacks } from './models.js';
import { createOfflineProvider } from './offline/offline-provider.js';

const model = (id: string, contextLength: number): Model => ({
  id,
  name: id,
  provider: id,
  contextLength,
});
const costs: Record<string, number> = { 'b/dear': 5, 'b/cheap': 1 };
const rank = (models: Model[], preferred: Parameters<typeof rankFallbacks>[2] = 'auto') =>
  rankFallbacks(models, 'a/first', preferred, (id) => costs[id] ?? 2);

describe('a fallback', () => {
  const models = [
    model('a/first', 100),
    model('a/second', 100),
    model('b/small', 50),
    model('b/dear', 100),
    model('b/cheap', 200),
  ];

  it('holds as much, is another provider’s, and is cheap, in this order', () => {
    expect(rank(models)).toEqual(['b/cheap', 'b/dear', 'a/second', 'b/small']);
  });

  it('is of the preferred provider first', () => {
    expect(rank([...models, model('openai/gpt', 10)], 'openai')[0]).toBe('openai/gpt');
  });

  it('is never the model itself', () => {
    expect(rank([model('a/first', 1)])).toEqual([]);
    expect(rank([model('b/cheap', 1)])).toEqual(['b/cheap']);
  });
});

describe('who serves a model', () => {
  const offline = createOfflineProvider({}, { pace: 0 });
  const main = scriptedProvider(() => '', [model('x/y', 1)]).provider;
  const perplexity = scriptedProvider(() => '', [model('sonar', 1)]).provider;
  const store = new MemoryStore();

  it.each([
    [{ offline }, offline, offline],
    [{ offline, main }, main, main],
    [{ offline, perplexity }, offline, perplexity],
    [{ offline, main, perplexity }, main, perplexity],
  ])('%#', async (providers, forMost, forSonar) => {
    const models = createModels(store, providers);
    expect(models.providerFor('openai/gpt-4o')).toBe(forMost);
    for (const id of [
      'perplexity/llama-3.1-sonar-large-128k-online',
      'llama-3.1-sonar-small',
      'sonar',
      'sonar-pro',
    ])
      expect(models.providerFor(id)).toBe(forSonar);
    expect(models.providerFor('acme/sonarium')).toBe(forMost);
    const lists = [await models.list('openrouter'), await models.list('perplexity')];
    expect(lists.map((list) => list.length > 0)).toEqual([true, forSonar !== main]);
  });

  it('a model without a rule costs one point, and nothing offline', () => {
    expect(createModels(store, { offline, main }).pointsCost('anything')).toBe(1);
    expect(createModels(store, { offline, perplexity }).pointsCost('anything')).toBe(0);
  });

  it('what a run costs besides its texts is taken when a service writes one of them', () => {
    const { price } = createModels(store, { offline, perplexity });
    expect([
      price(7, []),
      price(7, ['a/b', 'a/b']),
      price(7, ['a/b', 'sonar']),
      price(7, ['sonar', 'sonar']),
    ]).toEqual([0, 0, 8, 9]);
  });

  it('a model is one of its own service’s list, or of a service without one', async () => {
    const models = createModels(store, { offline, main: scriptedProvider(() => '').provider });
    expect(await models.isListed('anything')).toBe(true);
    const { isListed } = createModels(store, { offline, main, perplexity });
    expect(
      await Promise.all(['x/y', 'sonar', 'x/z', 'sonar-pro'].map((id) => isListed(id))),
    ).toEqual([true, true, false, false]);
  });
});
