import { expect, it } from 'vitest';

import { amountsIn } from './amounts.js';

it.each<[locale: string, text: string, written: string[], values: number[]]>([
  [
    'en',
    'We ship 18,400 orders a month for €1.5 or 12 % less than in Q4; 30 km, 5 to 7 people, 3%.',
    ['18,400 orders', '€1.5', '12 %', '30 km', '5', '7 people', '3%'],
    [18_400, 1.5, 12, 30, 5, 7, 3],
  ],
  [
    'en',
    'By 2027 there are 2,027 boxes; EUR 2000 rent.',
    ['2,027 boxes', 'EUR 2000'],
    [2027, 2000],
  ],
  ['en', '€2 million or $1.5M', ['€2 million', '$1.5M'], [2_000_000, 1_500_000]],
  [
    'en',
    '£250k, $1.2m or €3bn; £250x is none, 5m is no sum.',
    ['£250k', '$1.2m', '€3bn', '5m'],
    [250_000, 1_200_000, 3_000_000_000, 5],
  ],
  ['de', '€ 1,5k', ['€ 1,5k'], [1500]],
  ['de', '1.200,50 € oder 22.500 kWh', ['1.200,50 €', '22.500 kWh'], [1200.5, 22_500]],
  ['de', '1,2 Mio. € oder 250 Euro', ['1,2 Mio. €', '250 Euro'], [1_200_000, 250]],
  ['fr', '40 000 € par an et 3,5 %', ['40 000 €', '3,5 %'], [40_000, 3.5]],
  ['zh', '预算500万元，约3亿元。', ['500万元', '3亿元'], [5_000_000, 300_000_000]],
  ['zh', '3月5日开会，讨论第2版方案，共有40名员工参加培训，2027年底前完成。', ['40名'], [40]],
  ['ja', '5日に開催します。40店舗を開店したい。', ['40店舗'], [40]],
  ['ar', 'بحلول ٢٠٢٧ نحتاج مخازن.', [], []],
  ['ar', 'التكلفة ٥ ملايين ريال، ثم 1200 ريال', ['٥ ملايين ريال', '1200 ريال'], [5_000_000, 1200]],
  ['ar', 'شقة بمبلغ 540 دولارًا و12 دولاراً لليلة', ['540 دولارًا', '12 دولاراً'], [540, 12]],
  // The first letter of a word is no sign of money, and the next line says something else.
  ['en', 'We rent 4 Rooms and 3 Laptops.', ['4 Rooms', '3 Laptops'], [4, 3]],
  ['de', 'Wir haben 4 Räume.', ['4 Räume'], [4]],
  ['en', 'before year 4\nLessons at 4,800\neuros', ['4', '4,800\neuros'], [4, 4800]],
  ['en', 'none at all', [], []],
])('%s: %s', (locale, text, written, values) => {
  const amounts = amountsIn(text, locale);
  expect(amounts.map((amount) => amount.written)).toEqual(written);
  expect(amounts.map(({ value }) => value)).toEqual(values);
});

it('money says its currency, anything else none', () => {
  expect(amountsIn('€5, 5 Euro, 5 USD, 5 kg', 'de').map(({ currency }) => currency)).toEqual([
    '€',
    'Euro',
    'USD',
    '',
  ]);
});
