import { expect, it } from 'vitest';

import { averageConfidence, checkBasis, confidenceWord } from './findings.js';

it.each([
  [100, 'veryLikely'],
  [90, 'veryLikely'],
  [89, 'likely'],
  [70, 'likely'],
  [69, 'possible'],
  [40, 'possible'],
  [39, 'unlikely'],
  [15, 'unlikely'],
  [14, 'veryUnlikely'],
  [0, 'veryUnlikely'],
])('a confidence of %d is %s', (confidence, word) => {
  expect(confidenceWord(confidence)).toBe(word);
});

it.each([
  ['all of it was given', [['s1', 'm1']], [['s1', 'm1']], 0, 0],
  ['one id is made up', [['s1', 'm9']], [['s1']], 1, 0],
  ['an id is named twice', [['s1', 's1']], [['s1']], 0, 0],
  ['nothing it names was given', [['x', 'y'], ['m1']], [['m1']], 2, 1],
  ['it names nothing', [[]], [], 0, 1],
])('keeps only what rests on what was given: %s', (_case, told, kept, unknown, unfounded) => {
  const checked = checkBasis(
    told.map((basis) => ({ basis, title: 'A finding' })),
    [{ id: 's1' }, { id: 'm1' }],
  );
  expect(checked.kept.map(({ basis }) => basis)).toEqual(kept);
  expect(checked).toMatchObject({ unknown, unfounded });
});

it('averages what there is', () => {
  const finding = { id: 'f', title: 't', text: '', basis: ['s1'], low: 0, high: 100, changes: '' };
  expect(averageConfidence([])).toBeNull();
  expect(
    averageConfidence([
      { ...finding, confidence: 91 },
      { ...finding, confidence: 68 },
    ]),
  ).toBe(80);
});
