import { describe, expect, it } from 'vitest';

import {
  findPrompts,
  mostPrompts,
  withAnswer,
  withPrompt,
  type AskedPrompt,
} from './prompt-history';

const asked = (prompt: string, over: Partial<AskedPrompt> = {}): AskedPrompt => ({
  prompt,
  systemPrompt: '',
  models: ['openai/gpt-4.1'],
  at: '2026-01-31T09:00:00.000Z',
  ...over,
});

describe('what was asked', () => {
  it('is kept once, the latest first', () => {
    const first = withPrompt(withPrompt([], asked('One')), asked('Two'));
    const again = asked('One', { models: ['meta/llama'] });
    expect(withPrompt(first, again)).toEqual([again, asked('Two')]);
    expect(withPrompt(first, asked('One', { systemPrompt: 'Short' }))).toHaveLength(3);
  });

  it('is kept up to a bound', () => {
    const many = Array.from({ length: mostPrompts + 9 }, (_, n) => asked(`Prompt ${n}`));
    const kept = many.reduce(withPrompt, [] as AskedPrompt[]);
    expect(kept).toHaveLength(mostPrompts);
    expect(kept[0]?.prompt).toBe(`Prompt ${mostPrompts + 8}`);
  });

  it('keeps what each answer took with its question, and with no other', () => {
    const figures = { firstToken: 120, milliseconds: 900, tokens: 6, points: 3 };
    const other = asked('Other', { at: '2026-02-01T09:00:00.000Z' });
    const first = withAnswer([other, asked('One')], asked('One').at, 'a', figures);
    const both = withAnswer(first, asked('One').at, 'b', { ...figures, points: null });
    expect(both).toEqual([
      other,
      asked('One', { answers: { a: figures, b: { ...figures, points: null } } }),
    ]);
  });

  it.each([
    ['LEASE', ['The lease']],
    [' llama ', ['Another']],
    ['politely', ['Another']],
    ['', ['The lease', 'Another']],
    ['nothing', []],
  ])('is found by "%s"', (search, found) => {
    const all = [
      asked('The lease'),
      asked('Another', { models: ['meta/llama'], systemPrompt: 'Answer politely' }),
    ];
    expect(findPrompts(all, search, 'en').map(({ prompt }) => prompt)).toEqual(found);
  });
});
