import { describe, expect, it } from 'vitest';

import { readBrief, shortened } from './read-brief.js';

const points = (text: string, locale = 'en') => readBrief('', text, locale).points;

describe('a description is read', () => {
  it('sentence by sentence, line by line', () => {
    expect(
      points('Find a site. Compare costs; name the risk!\n- Ask the owner\n2) Decide'),
    ).toEqual(['Find a site', 'Compare costs', 'name the risk!', 'Ask the owner', 'Decide']);
  });

  it.each([
    [
      'en',
      'See https://example.org/a?b=1&c! Then go. Ask.',
      ['See https://example.org/a?b=1&c!', 'Then go', 'Ask'],
    ],
    [
      'zh',
      '参见https://example.org/a?b=1。然后提出建议。',
      ['参见https://example.org/a?b=1', '然后提出建议'],
    ],
    [
      'ar',
      'انظر https://example.org/a?b=1 ثم قرر. اسأل.',
      ['انظر https://example.org/a?b=1 ثم قرر', 'اسأل'],
    ],
  ])('without cutting an address, in %s', (locale, text, read) => {
    expect(points(text, locale)).toEqual(read);
  });

  it('by the marks of each language, and not after an abbreviation', () => {
    expect(points('— Price: 24.50 excl. VAT\n▪ Ask Dr. Murray\n•Decide')).toEqual([
      'Price: 24.50 excl. VAT',
      'Ask Dr. Murray',
      'Decide',
    ]);
    expect(points('الهدايا تُسجَّل؛ لا دفع نقدًا\n٢) يُعاد الباقي', 'ar')).toEqual([
      'الهدايا تُسجَّل',
      'لا دفع نقدًا',
      'يُعاد الباقي',
    ]);
    expect(points('1、戴手套\n2）开窗', 'zh')).toEqual(['戴手套', '开窗']);
  });

  it('by its clauses when it is one long sentence', () => {
    expect(
      points(
        'Compare the three offers by price, check the delivery terms in each, and say which one is safest',
      ),
    ).toEqual([
      'Compare the three offers by price',
      'check the delivery terms in each',
      'and say which one is safest',
    ]);
  });

  it('in languages without spaces', () => {
    expect(points('比较三个方案的成本。检查合同条款。提出建议。', 'zh')).toEqual([
      '比较三个方案的成本',
      '检查合同条款',
      '提出建议',
    ]);
  });

  it('at most six points, none twice, none too long', () => {
    const many = points(
      Array.from({ length: 12 }, (_, index) => `Point number ${index % 8}.`).join(' '),
    );
    expect(many).toHaveLength(6);
    expect(points('Same thing. Same thing.')).toEqual(['Same thing']);
    expect(points('word '.repeat(200))[0]?.length).toBeLessThanOrEqual(141);
    expect(points('?!')).not.toEqual([]);
  });

  it('and cut between signs, never within one', () => {
    expect(shortened(`${'a'.repeat(9)}🙂🙂`, 11)).toBe(`${'a'.repeat(9)}…`);
    expect(shortened('👨‍👩‍👧‍👦'.repeat(3), 30)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
  });

  it('for its amounts, as written, none twice', () => {
    expect(readBrief('', 'Rent is €600. Pay €600 for 3 rooms.', 'en').figures).toEqual([
      '€600',
      '3 rooms',
    ]);
  });
});

it('a text is shortened at a word', () => {
  expect(shortened('a short one')).toBe('a short one');
  expect(shortened('one two three four', 12)).toBe('one two…');
  expect(shortened('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});

it('the number of a day ends no sentence', () => {
  const { points } = readBrief(
    'Eröffnung',
    'Sie ist am 3. Oktober 2026. Es kommen 40 Gäste.',
    'de',
  );
  expect(points).toEqual(['Sie ist am 3. Oktober 2026', 'Es kommen 40 Gäste']);
});
