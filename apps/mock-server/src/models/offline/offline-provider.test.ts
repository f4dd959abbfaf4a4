import { capabilities, specializations } from '@constella/api-client/contract';
import { locales } from '@constella/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { textsFor } from '../../base/language/texts.js';
import type { TeamMember } from '../../store/tables.js';
import type { CompletionRequest } from '../provider.js';
import { readBrief } from '../../prose/read-brief.js';
import type { Heard, Scene } from '../prompt.js';
import { estimateTokens } from '../tokens.js';
import { createOfflineProvider } from './offline-provider.js';
import { writeOffline } from './writer.js';

afterEach(() => {
  vi.useRealTimers();
});

const member = (settings: Partial<TeamMember['settings']> = {}): TeamMember => ({
  id: 5,
  name: 'Nadia',
  type: 'processor',
  settings: {
    model: 'a/model',
    temperature: 0.7,
    maxTokens: 1_000,
    specialization: 'general',
    capabilities: ['planning'],
    allowFallback: true,
    preferredProvider: 'auto',
    memoryType: 'short_term',
    memoryDepth: 10,
    ...settings,
  },
});
const task = readBrief(
  'Plan a week in Lisbon',
  'Fly on Friday. Spend at most €600. See 3 museums.',
  'en',
);
const heard: Heard[] = [
  {
    agentId: 6,
    name: 'Omar',
    round: 1,
    coordinator: false,
    topic: 'Fly on Friday',
    text: 'My part.\n\nTrains are slower.',
  },
];
const scenes = (self: TeamMember): Scene[] => [
  { kind: 'frame', task, workers: [self, member()], rounds: 2, passThrough: false },
  { kind: 'frame', task, workers: [self], rounds: 1, passThrough: true },
  { kind: 'contribute', task, self, topic: 'See 3 museums', round: 1, rounds: 2, heard: [] },
  { kind: 'contribute', task, self, topic: 'See 3 museums', round: 2, rounds: 2, heard },
  { kind: 'merge', task, round: 1, rounds: 2, contributions: heard },
  { kind: 'result', task, rounds: 2, contributions: heard },
  { kind: 'answer', prompt: 'Who are you? Tell me more.' },
  { kind: 'answer', prompt: 'Write a poem' },
];
const request = async (
  scene: Scene,
  changes: Partial<CompletionRequest> = {},
): Promise<CompletionRequest> => ({
  scene,
  model: 'a/model',
  temperature: 0.7,
  maxTokens: 4_000,
  texts: await textsFor('en'),
  ...changes,
});
const collect = async (asked: CompletionRequest, pace = 0) => {
  const words: string[] = [];
  const { signal } = new AbortController();
  for await (const part of createOfflineProvider({ pace }).complete(asked, signal))
    if (part.type === 'delta') words.push(part.text);
  return words;
};

describe('the offline model', () => {
  it.each(locales)('writes every text in %s, with nothing left to fill in', async (locale) => {
    const texts = await textsFor(locale);
    for (const specialization of specializations)
      for (const capability of capabilities)
        for (const scene of scenes(member({ specialization, capabilities: [capability] }))) {
          const text = writeOffline(await request(scene, { texts, systemPrompt: 'Be short.' }));
          expect(text).not.toMatch(/server\.|\{\w+\}|undefined|\[object/);
          expect(text.length).toBeGreaterThan(40);
        }
  });

  it('writes about what the person typed', async () => {
    const [frame, , first, second, merge, result, answer] = await Promise.all(
      scenes(member()).map(async (scene) => writeOffline(await request(scene))),
    );
    expect(frame).toContain('“Plan a week in Lisbon”');
    expect(frame).toContain('€600');
    expect(first).toContain('See 3 museums');
    expect(second).toContain('Omar');
    expect(merge).toContain('Trains are slower');
    expect(result).toMatch(/^## Plan a week in Lisbon/);
    expect(result).toContain('3. See 3 museums');
    expect(result).toContain('offline model');
    expect(answer).toContain('Who are you?');
  });

  it('stops at the tokens it is allowed', async () => {
    for (const maxTokens of [10, 25, 60]) {
      const text = (await collect(await request(scenes(member())[0]!, { maxTokens }))).join('');
      expect(text.length).toBeGreaterThan(0);
      expect(estimateTokens(text)).toBeLessThanOrEqual(maxTokens);
    }
  });

  it('streams words, a few signs at a time where there are no spaces', async () => {
    const asked = await request(scenes(member())[5]!);
    const words = await collect(asked);
    expect(words.join('')).toBe(writeOffline(asked));
    expect(words.length).toBeGreaterThan(40);
    const inChinese = await collect(
      await request(scenes(member())[5]!, { texts: await textsFor('zh') }),
    );
    expect(Math.max(...inChinese.map((word) => word.length))).toBeLessThan(30);
  });

  it('takes its time, but never more than there is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const timed = async (budget?: number) => {
      const begun = Date.now();
      const words = collect(await request(scenes(member())[5]!, { budget }), 24);
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
    const parts = createOfflineProvider({ pace: 1_000 }).complete(
      await request(scenes(member())[0]!),
      leave.signal,
    );
    const reading = (async () => {
      for await (const part of parts) void part;
    })();
    leave.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
