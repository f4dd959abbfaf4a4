import { describe, expect, it } from 'vitest';

import { continues, countAfter, type Message, spokenText } from './message.js';

const message = (more: Partial<Message> = {}): Message => ({
  id: '1',
  role: 'assistant',
  author: 'Market analyst',
  content: 'Text',
  ...more,
});

describe('continues', () => {
  it('keeps one author together', () => {
    expect(continues(message(), undefined)).toBe(false);
    expect(continues(message(), message())).toBe(true);
    expect(continues(message(), message({ author: 'Contract reader' }))).toBe(false);
    expect(continues(message({ role: 'user' }), message())).toBe(false);
    expect(continues(message({ to: 'Lead' }), message())).toBe(false);
    expect(continues(message({ role: 'system' }), message({ role: 'system' }))).toBe(false);
  });

  it('names the author again after five minutes', () => {
    const at = (time: Message['time']) => message({ time });
    expect(continues(at('2026-11-20T14:04:00Z'), at('2026-11-20T14:00:00Z'))).toBe(true);
    expect(continues(at('2026-11-20T14:06:00Z'), at('2026-11-20T14:00:00Z'))).toBe(false);
    expect(continues(at('soon'), at('2026-11-20T14:00:00Z'))).toBe(true);
  });
});

describe('countAfter', () => {
  const messages = ['a', 'b', 'c'].map((id) => message({ id }));
  it.each([
    ['c', 0],
    ['a', 2],
    ['gone', 3],
    [undefined, 0],
  ])('after %s come %i', (id, count) => {
    expect(countAfter(messages, id)).toBe(count);
  });
});

describe('spokenText', () => {
  const say = (more: Partial<Message>) =>
    spokenText(message(more), 'Market analyst', ({ author, text }) => `${author}: ${text}`);
  it('names the author', () => {
    expect(say({})).toBe('Market analyst: Text');
    expect(say({ content: 3, text: 'Three' })).toBe('Market analyst: Three');
    expect(say({ content: null })).toBe('Market analyst');
  });

  it('keeps quiet about the reader and about what is still written', () => {
    expect(say({ role: 'user' })).toBe('');
    expect(say({ state: 'writing' })).toBe('');
  });

  it('is short', () => {
    expect(say({ text: 'x'.repeat(5000) }).length).toBeLessThan(330);
  });
});
