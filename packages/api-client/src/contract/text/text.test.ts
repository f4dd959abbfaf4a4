import { describe, expect, it } from 'vitest';

import { readabilityOf } from './readability.js';
import { engagementScore, keywordScore, lengthFit, measureText, type TextGoal } from './scores.js';
import { startOf } from './start-of.js';
import { countWords, keywordsOf, paragraphsIn, plainText, sentencesIn } from './words.js';

describe('words', () => {
  it.each([
    ['en', 'One, two – three!', 3],
    ['en', '# A heading\n\n- first item\n- [a link](https://x.example/y)', 6],
    ['en', '<b>bold</b> **words**', 2],
    ['en', '', 0],
    ['en', '🙂 🎉', 0],
    ['de', 'Straßenbahnhaltestelle fährt', 2],
    ['ko', '주문은 두 시간 안에 준비됩니다', 5],
    ['ar', 'الطلبات جاهزة خلال ساعتين', 4],
  ])('in %s, %j has %i', (locale, text, count) => {
    expect(countWords(text, locale)).toBe(count);
  });

  it.each([
    ['zh', '订单两小时内备好', 3, 6],
    ['ja', '注文は二時間で用意できます', 5, 9],
  ])('in %s are found without spaces: %s', (locale, text, least, most) => {
    expect(countWords(text, locale)).toBeGreaterThanOrEqual(least);
    expect(countWords(text, locale)).toBeLessThanOrEqual(most);
  });

  it('of hostile texts are counted without trouble', () => {
    expect(countWords('a '.repeat(20_000), 'en')).toBe(20_000);
    expect(plainText('<'.repeat(20_000))).toHaveLength(20_000);
    expect(countWords('\u202eمرحبا\u202c hello', 'ar')).toBe(2);
  });

  it('sentences and paragraphs', () => {
    expect(sentencesIn('# Title\n\nOne. Two?\n\n- three', 'en')).toEqual([
      'Title',
      'One.',
      'Two?',
      'three',
    ]);
    expect(paragraphsIn('# Title\n\nOne.\n\n- a\n- b\n\nTwo.')).toEqual(['One.', 'Two.']);
  });

  it('keywords are the longer words, most frequent first', () => {
    expect(keywordsOf('Free returns, free for all. In a shop: returns, returns!', 'en', 2)).toEqual(
      ['returns', 'free'],
    );
    expect(keywordsOf('1 2 3', 'en')).toEqual([]);
  });
});

describe('the start of a text', () => {
  const family = '👨‍👩‍👧‍👦';
  it.each([
    ['is all of a short one', 'Gdańsk', 6, 'Gdańsk'],
    ['is cut between letters', 'Gdańsk', 3, 'Gda'],
    ['has no half surrogate pair', 'ab🙂', 3, 'ab'],
    ['has no half family', `ab${family}`, 12, 'ab'],
    ['has no letter without its accent', 'abe\u0301', 3, 'ab'],
    ['has a flag or none', '🇵🇱🇵🇹', 6, '🇵🇱'],
    ['is nothing where nothing fits', '🙂', 1, ''],
    [
      'may end within a sign without an end',
      `e${'\u0301'.repeat(500)}`,
      300,
      `e${'\u0301'.repeat(299)}`,
    ],
    ['never ends within a character', '🙂\u200d'.repeat(500), 301, '🙂\u200d'.repeat(100)],
  ])('%s', (_what, text, max, start) => {
    expect(startOf(text, max)).toBe(start);
  });
});

describe('readability', () => {
  // "The cat sat on the mat." 6 words, 6 syllables, 1 sentence: 206.835 - 6.09 - 84.6 = 116.145.
  it.each([
    ['en', 'The cat sat on the mat.', 'flesch', 100],
    // 2 sentences, 10 words, 22 syllables: 206.835 - 5.075 - 186.12 = 15.64.
    ['en', 'Animals adore summer over winter. Animals adore summer over winter.', 'flesch', 16],
    // 1 sentence, 4 words, 7 syllables: 180 - 4 - 58.5 * 1.75 = 73.625.
    ['de', 'Der Hase isst Karotten.', 'amstad', 74],
    // 4 words, 7 syllables, 1 sentence: 206.84 - 4.08 - 105 = 97.76.
    ['es', 'La casa es grande.', 'fernandezHuerta', 98],
    ['fr', 'Le chat dort.', 'kandelMoles', 100],
    ['pt-BR', 'A casa amarela fica longe.', 'martins', 58],
    // 89 + (300 * 1 - 10 * 14) / 4 = 129.
    ['it', 'La casa è bella.', 'gulpease', 100],
    ['zh', '今天天气很好。', 'sentenceLength', 100],
    ['ja', '今日は天気がいいです。', 'sentenceLength', 100],
    ['ko', '오늘은 날씨가 좋습니다.', 'sentenceLength', 100],
    ['ar', 'الطقس جميل اليوم.', 'sentenceLength', 100],
  ])('in %s: %s', (locale, text, measure, score) => {
    const read = readabilityOf(text, locale);
    expect(read.measure).toBe(measure);
    expect(Math.abs(read.score - score)).toBeLessThanOrEqual(5);
  });

  it.each(['en', 'de', 'es', 'fr', 'it', 'pt-PT', 'zh', 'ja', 'ko', 'ar'])(
    'in %s falls as sentences grow, and stays from 0 to 100',
    (locale) => {
      const word = { zh: '天气', ja: '天気', ko: '날씨', ar: 'طقس' }[locale] ?? 'animale';
      const at = (words: number) =>
        readabilityOf(`${Array(words).fill(word).join(' ')}.`, locale).score;
      expect(at(5)).toBeGreaterThanOrEqual(at(60));
      expect(at(400)).toBeLessThanOrEqual(20);
      expect(readabilityOf('', locale).score).toBe(0);
    },
  );
});

describe('scores', () => {
  const goal: TextGoal = {
    title: 'Free returns',
    keyPoints: 'Free returns. Two hours.',
    audience: 'shop owners',
    purpose: 'Explain the service',
    length: 'brief',
    locale: 'en',
  };

  it('a text without what was ordered has no keywords, one with all of them has all', () => {
    expect(keywordScore('Nothing of it.', { ...goal, title: 'Else' })).toBe(0);
    expect(keywordScore('## Hours\n\nFree returns within hours.', goal)).toBe(100);
    expect(keywordScore('Text', { ...goal, keyPoints: '…' })).toBe(0);
  });

  it('questions, headings and short paragraphs engage; a wall of words does not', () => {
    const wall = `${'word '.repeat(400)}.`;
    const lively = '## Why?\n\nShort. Is it? Yes, and for more than one reason.\n\n- a\n- b';
    expect(engagementScore(lively, 'en')).toBeGreaterThan(engagementScore(wall, 'en'));
    expect(engagementScore('', 'en')).toBe(0);
  });

  it.each([
    [299, 'brief', 'short'],
    [300, 'brief', 'within'],
    [500, 'medium', 'within'],
    [501, 'brief', 'long'],
    [99_999, 'extensive', 'within'],
  ] as const)('%i words are, by %s, %s', (words, length, fit) => {
    expect(lengthFit(words, length)).toBe(fit);
  });

  it('measures everything at once', () => {
    const measures = measureText('Shop owners: free returns. We explain the service.', goal);
    expect(measures).toMatchObject({ words: 8, fit: 'short', range: { min: 300, max: 500 } });
    expect(measures.scores.audienceMatch).toBe(100);
    expect(measures.keywords).toContainEqual({ word: 'returns', count: 2 });
  });
});
