import { describe, expect, it } from 'vitest';

import { wrapLines } from './wrap-lines.js';

/** Every character is 10 px wide. */
const measure = (text: string) => Array.from(text).length * 10;

describe('lines of a text', () => {
  it('breaks at spaces', () => {
    expect(wrapLines('Check  the sources', 90, measure, 3)).toEqual(['Check the', 'sources']);
  });

  it('cuts the last line', () => {
    expect(wrapLines('one two three four', 50, measure, 2)).toEqual(['one', 'two…']);
    expect(wrapLines('one two three four', 70, measure, 1)).toEqual(['one tw…']);
  });

  it('breaks a word that is longer than a line, and never a character', () => {
    expect(wrapLines('abcdefghij', 40, measure, 3)).toEqual(['abcd', 'efgh', 'ij']);
    const family = '👩‍👩‍👧';
    expect(wrapLines(family + family, 60, measure, 3)).toEqual([family, family]);
  });

  it('breaks between words where there are no spaces', () => {
    expect(wrapLines('整理资料并撰写报告', 50, measure, 3).join('')).toBe('整理资料并撰写报告');
  });

  it('has no line for nothing', () => {
    expect(wrapLines('  ', 50, measure, 3)).toEqual([]);
  });

  it('begins no line with what closes and ends none with what opens', () => {
    const lines = wrapLines('“维持现状”：谁会受影响却没有发言权？', 60, measure, 9);
    expect(lines.join('')).toBe('“维持现状”：谁会受影响却没有发言权？');
    for (const line of lines) expect(line).not.toMatch(/^[”：？]|“$/u);
  });
});
