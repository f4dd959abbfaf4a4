import { describe, expect, it } from 'vitest';

import { truncate } from './truncate.js';

/** Every character 7 px wide. */
const measure = (text: string) => Array.from(text).length * 7;

describe('truncate', () => {
  it.each([
    ['Dispatcher', 'Dispatcher'],
    ['Spreadsheet runner', 'Spreadsheet…'],
    ['Forecast modeller', 'Forecast…'],
    ['Market analyst', 'Market…'],
    ['Rechtsschutzversicherung', 'Rechtsschu…'],
    ['An exceptionallylongword', 'An excepti…'],
    ['智能体网络协调与综合分析器', '智能体网络协调与综合…'],
  ])('%s → %s', (name, cut) => expect(truncate(name, 70, measure)).toBe(cut));

  it('never exceeds the room, and with the ellipsis the most there is', () => {
    const cut = truncate('Spreadsheet runner', 70, measure, 66);
    expect(measure(cut)).toBeLessThanOrEqual(66);
    expect(cut).toMatch(/^Spreads.*…$/);
  });

  it('keeps a grapheme whole', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(truncate(`${family}${family}`, 70, measure)).toBe(`${family}…`);
  });

  it('ends, whatever the room is', () => {
    expect(truncate('Agent', 0, measure)).toBe('…');
    expect(truncate('', 70, measure)).toBe('');
  });
});
