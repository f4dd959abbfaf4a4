import { describe, expect, it } from 'vitest';

import { hideModelNames } from './hide-model-names';

const models = [
  { id: 'anthropic/claude-sonnet-4', name: 'Claude Sonnet 4' },
  { id: 'openai/gpt-4.1', name: 'GPT-4.1' },
  { id: 'openai/o3', name: 'o3' },
];
const told = (text: string, isWriting = false) =>
  hideModelNames(text, { models, mark: '[hidden]', isWriting });

describe('the words of a model nobody may know', () => {
  it.each([
    ['Your prompt to anthropic/claude-sonnet-4: “Hi”', 'Your prompt to [hidden]: “Hi”'],
    ['I am Claude Sonnet 4, by Anthropic.', 'I am [hidden], by [hidden].'],
    ['As claude, unlike GPT-4.1 or o3', 'As [hidden], unlike [hidden] or [hidden]'],
    ['我是GPT-4.1。', '我是[hidden]。'],
    ['Claudette opened her proof.', 'Claudette opened her proof.'],
    ['Rain is wet.', 'Rain is wet.'],
  ])('%s', (text, shown) => expect(told(text)).toBe(shown));

  it('do not show a name that is only half written', () => {
    const whole = 'I am Claude Sonnet 4, at your service';
    for (let end = 0; end <= whole.length; end += 1)
      expect(told(whole.slice(0, end), true)).not.toMatch(/cl|sonnet/i);
    expect(told(`${whole}.`, true)).toBe('I am [hidden], at your service.');
  });
});
