import { afterEach, describe, expect, it, vi } from 'vitest';

import { textsFor } from '../../base/language/texts.js';
import type { CompletionRequest } from '../provider.js';
import { estimateTokens } from '../tokens.js';
import { createOfflineProvider } from './offline-provider.js';
import { writeOffline } from './writer.js';

afterEach(() => {
  vi.useRealTimers();
});

const library = {
  poems: { long: [{ each: 'points', say: 'content.offline.answer.request' }] },
} as const;
const points = ['Fly on Friday', 'Spend at most €600', 'See 3 museums'];
const request = async (changes: Partial<CompletionRequest> = {}): Promise<CompletionRequest> => ({
  prompt: {
    assistant: 'poems',
    step: 'long',
    role: '',
    question: '',
    request: {},
    data: { points },
  },
  model: 'a/model',
  temperature: 0.7,
  maxTokens: 4_000,
  texts: await textsFor('en'),
  ...changes,
});
const collect = async (asked: CompletionRequest, pace = 0) => {
  const words: string[] = [];
  const { signal } = new AbortController();
  for await (const part of createOfflineProvider(library, { pace }).complete(asked, signal))
    if (part.type === 'delta') words.push(part.text);
  return words;
};

describe('the offline model', () => {
  it('stops at the tokens it is allowed', async () => {
    for (const maxTokens of [10, 25, 60]) {
      const text = (await collect(await request({ maxTokens }))).join('');
      expect(text.length).toBeGreaterThan(0);
      expect(estimateTokens(text)).toBeLessThanOrEqual(maxTokens);
    }
  });

  it('streams words, a few signs at a time where there are no spaces', async () => {
    const asked = await request();
    const words = await collect(asked);
    expect(words.join('')).toBe(await writeOffline(asked, library));
    expect(words.length).toBeGreaterThan(40);
    const inChinese = await collect(await request({ texts: await textsFor('zh') }));
    expect(Math.max(...inChinese.map((word) => word.length))).toBeLessThan(30);
  });

  it('takes its time, but never more than there is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const timed = async (budget?: number) => {
      const begun = Date.now();
      const words = collect(await request({ budget }), 24);
      await vi.runAllTimersAsync();
      return [(await words).length, Date.now() - begun] as const;
    };
    const [words, unhurried] = await timed();
    expect(unhurried).toBe(words * 24);
    const [, hurried] = await timed(500);
    expect(hurried).toBeLessThanOrEqual(500);
  });

  it('stops when it is told to', async () => {
    const leave = new AbortController();
    const parts = createOfflineProvider(library, { pace: 1_000 }).complete(
      await request(),
      leave.signal,
    );
    const reading = (async () => {
      for await (const part of parts) void part;
    })();
    leave.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
