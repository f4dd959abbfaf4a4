import { describe, expect, it } from 'vitest';

import { creativeKinds, creativeWords } from './enums.js';
import { textBlank, variantFacts, type VariantGoal } from './variant-facts.js';

const goal: VariantGoal = { kind: 'slogan', mustContain: [], mustAvoid: [], locale: 'en' };
const factsOf = (text: string, wanted: Partial<VariantGoal> = {}) =>
  variantFacts([text], { ...goal, ...wanted })[0]!;

describe('what a variant has to say and must not', () => {
  it.each([
    ['as it is written', 'Bread on Mill Street', 'Mill Street', true],
    ['in other letters', 'bread on MILL STREET', 'Mill Street', true],
    ['bent by its language', 'Gutes aus der Mühlen', 'Mühle', true],
    ['inside another word', 'Come to the party', 'art', false],
    ['with signs of a pattern', 'Half price (50%)', '(50%)', true],
    ['not what a pattern would find', 'Half price', 'H.lf', false],
    ['where words have no edges', '老药房里的咖啡馆', '咖啡', true],
    ['after an article that is written with it', 'في الصيدلية القديمة', 'صيدلية', true],
    ['in full width', 'ＣＡＦＥ', 'cafe', true],
  ])('%s', (_what, text, term, isThere) => {
    const { missing } = factsOf(text, { mustContain: [term] });
    const { avoided } = factsOf(text, { mustAvoid: [term] });
    expect([missing, avoided]).toEqual(isThere ? [[], [term]] : [[term], []]);
  });
});

it.each(creativeKinds)('a %s is held against the words of its kind', (kind) => {
  const [min, max] = creativeWords[kind];
  const fitOf = (words: number) => factsOf('word '.repeat(words), { kind }).fit;
  expect([min - 1, min, max, max + 1].map(fitOf)).toEqual(['short', 'within', 'within', 'long']);
});

it('blanks are counted, and are no words', () => {
  expect(factsOf(`${textBlank} bread ${textBlank}`)).toMatchObject({ blanks: 2, words: 1 });
});

it('a variant is as alike as the one closest to it', () => {
  const texts = ['Fresh bread', 'fresh bread', 'Fresh milk here', 'Six', ''];
  expect(variantFacts(texts, goal).map(({ alike }) => alike)).toEqual([1, 1, 0.25, 0, 0]);
});
