import { expect, it } from 'vitest';

import { emergencyNumbers, emergencyNumbersFor } from './emergency-numbers.js';

it.each([
  ['en-US', '911'],
  ['zh-CN', '120'],
  ['zh-Hant-TW', '119'],
  ['ja-JP', '119'],
  ['ko-KR', '119'],
  ['pt-BR', '192'],
  ['pt-PT', '112'],
  ['de-at', '112'],
  ['en-AU', '000'],
  ['es-MX-u-nu-latn', '911'],
])('knows the ambulance of %s', (tag, ambulance) => {
  const { own, others } = emergencyNumbersFor(tag);
  expect(own?.ambulance).toBe(ambulance);
  expect(others).not.toContain(own);
  expect(others).toHaveLength(emergencyNumbers.length - 1);
});

it.each(['ar', 'ar-u-nu-latn', 'en', '', 'de-XX', 'x'.repeat(100_000)])(
  'guesses no country of %j',
  (tag) => {
    expect(emergencyNumbersFor(tag)).toEqual({ own: undefined, others: emergencyNumbers });
  },
);

it('has every country once, with numbers that can be dialled and a source', () => {
  expect(new Set(emergencyNumbers.map(({ country }) => country)).size).toBe(
    emergencyNumbers.length,
  );
  for (const { ambulance, others, source } of emergencyNumbers) {
    for (const number of [ambulance, ...others]) expect(number).toMatch(/^\d{3}$/);
    expect(URL.canParse(source)).toBe(true);
  }
});
