import { describe, expect, it } from 'vitest';

import { fold } from '../private/list-box/match.js';
import { addTags, hasSeparator, matchingSuggestions, splitTags } from './tags.js';

describe('splitTags', () => {
  it.each([
    ['one, two;three', ['one', 'two', 'three']],
    ['one\ntwo\r\n\r\nthree\t', ['one', 'two', 'three']],
    ['一、二，三；四', ['一', '二', '三', '四']],
    ['أول، ثان؛ ثالث', ['أول', 'ثان', 'ثالث']],
    ['  market   research  ', ['market research']],
    [' , ,, ', []],
    ['', []],
  ])('%j is %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('knows what ends a tag', () => {
    expect([',', '،', '、', '\n'].every(hasSeparator)).toBe(true);
    expect(hasSeparator('market research')).toBe(false);
  });
});

describe('addTags', () => {
  it('adds what is new', () => {
    expect(addTags(['a'], ['b', 'c'], Infinity)).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['b', 'c'],
      problem: undefined,
      rest: '',
    });
  });

  it('refuses what is there already, whatever its case or accents, and adds the others', () => {
    expect(addTags(['Café'], ['cafe', 'tea', 'TEA'], Infinity)).toEqual({
      tags: ['Café', 'tea'],
      added: ['tea'],
      problem: { kind: 'duplicate', tag: 'cafe' },
      rest: 'cafe',
    });
  });

  it('stops when it is full', () => {
    expect(addTags(['a'], ['b', 'c', 'd'], 2)).toMatchObject({
      tags: ['a', 'b'],
      problem: { kind: 'full' },
      rest: 'c',
    });
  });

  it('asks the caller', () => {
    const validate = (tag: string) => (tag.length < 2 ? 'Too short' : undefined);
    expect(addTags([], ['a', 'bc'], 9, validate)).toMatchObject({
      tags: ['bc'],
      problem: { kind: 'refused', message: 'Too short' },
    });
  });
});

describe('matchingSuggestions', () => {
  const suggestions = ['Zürich', 'Oslo', 'Gdańsk', 'Porto'];
  const find = (text: string, chosen: string[] = []) =>
    matchingSuggestions(suggestions, suggestions.map(fold), text, chosen);

  it('finds parts of words and leaves out what is chosen', () => {
    expect(find('o')).toEqual(['Oslo', 'Porto']);
    expect(find('zur')).toEqual(['Zürich']);
    expect(find('o', ['oslo'])).toEqual(['Porto']);
    expect(find('')).toHaveLength(4);
    expect(find('x')).toEqual([]);
  });

  it('shows at most fifty of a million', () => {
    const many = Array.from({ length: 1e6 }, (_item, index) => `tag ${index}`);
    expect(matchingSuggestions(many, many, '9999', [])).toHaveLength(50);
  });
});
