import type { Locale } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { textsFor } from '../../../base/language/texts.js';
import { figuresOf } from '../../../prose/figures.js';
import { listWords } from './frame.js';
import { readDecision, statedCells } from './read-decision.js';

const framed = async (locale: Locale, description: string) =>
  readDecision({ title: '', description }, listWords(await textsFor(locale)), locale);

describe('options', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en',
      'Choose between Gdańsk, a partner in Rotterdam or Hamburg only.',
      ['Gdańsk', 'a partner in Rotterdam', 'Hamburg only'],
    ],
    ['en', 'Choose Gdańsk or Rotterdam.', ['Gdańsk', 'Rotterdam']],
    ['zh', '选择宁波还是青岛。', ['宁波', '青岛']],
    ['ar', 'الاختيار بين غدانسك أو روتردام.', ['غدانسك', 'روتردام']],
    // Part of a longer word.
    ['en', 'Chooser or picker.', ['Chooser', 'picker']],
    // With "and", and with words before the choice.
    ['en', 'Choose between Altea, Artist and a lease.', ['Altea', 'Artist', 'a lease']],
    ['en', 'We have to decide between: a mill and a hall.', ['a mill', 'a hall']],
    ['de', 'Wir müssen uns zwischen Umbau und Neubau entscheiden.', ['Umbau', 'Neubau']],
    ['de', 'Zur Wahl stehen Pumpe, Kessel oder Fernwärme.', ['Pumpe', 'Kessel', 'Fernwärme']],
    ['fr', 'Nous devons choisir entre le bois et le gaz.', ['le bois', 'le gaz']],
    ['zh', '我们要在宁波、青岛和大连之间选择。', ['宁波', '青岛', '大连']],
    [
      'ja',
      '収穫機を乗用型、可搬型、またはレンタルから選びます。',
      ['乗用型', '可搬型', 'レンタル'],
    ],
    ['ar', 'علينا الاختيار بين الرباط وفاس أو طنجة.', ['الرباط وفاس', 'طنجة']],
    // What lies between other things is no option.
    ['en', 'Prices lie between 100 € and 200 €.', []],
  ])('%s: %s', async (locale, description, options) => {
    expect((await framed(locale, description)).options).toEqual(options);
  });
});

describe('what is stated', () => {
  const scores = async (
    locale: Locale,
    description: string,
    options: string[],
    criteria: string[],
  ) =>
    statedCells(description, { options, criteria }, listWords(await textsFor(locale)), locale).map(
      ({ basis, score }) => (basis === 'stated' ? score : basis),
    );

  it('is about the option whose word begins as it does', async () => {
    const said =
      'Die Wärmepumpe kostet 412.500,75 €. Der Kessel kostet 200.000 €. Fernwärme kostet 95.000 €.';
    expect(await scores('de', said, ['Wärmepumpe', 'Kessel', 'Fernwärme'], ['Kosten'])).toEqual([
      1, 3.677, 5,
    ]);
  });

  it('is about a criterion with or without its article, and less of a cost is better', async () => {
    const said = 'تكلفة الشاحنة الجديدة ٢١٠٬٠٠٠ ريال، وتكلفة الشاحنة المستعملة ٩٥٬٥٠٠٫٥ ريال.';
    const trucks = ['شاحنة جديدة', 'شاحنة مستعملة'];
    expect(await scores('ar', said, trucks, ['التكلفة'])).toEqual([1, 5]);
  });

  it.each<[Locale, string, string, number[]]>([
    ['en', 'The mill costs £95. The hall costs £31.', 'Costs', [1, 5]],
    ['de', 'Mill: Betriebskosten 95 €. Hall: Betriebskosten 31 €.', 'Betriebskosten', [1, 5]],
    ['de', 'Mill: Zeitersparnis 95 Tage. Hall: Zeitersparnis 31 Tage.', 'Zeitersparnis', [5, 1]],
    ['en', 'The mill has 95 coffees. The hall has 31 coffees.', 'Coffee', [5, 1]],
  ])('in %s, “%s”: how much of “%s” is good', async (locale, said, criterion, expected) => {
    expect(await scores(locale, said, ['mill', 'hall'], [criterion])).toEqual(expected);
  });

  it('puts no rent beside a price', async () => {
    const rent = 'The mill costs £9,500 per month. The hall costs £310,000.';
    expect(await scores('en', rent, ['the mill', 'the hall'], ['Cost'])).toEqual([
      'unknown',
      'unknown',
    ]);
    const rents = 'The mill costs £9,500 per month. The hall costs £3,100 per month.';
    expect(await scores('en', rents, ['the mill', 'the hall'], ['Cost'])).toEqual([1, 5]);
  });
});

it.each<[Locale, string, string[]]>([
  ['fr', 'Le four coûte 12 400,50 €.', ['12400.5 €']],
  ['en', 'Room 12 400 feet away.', ['12 ', '400 feet']],
  ['ar', 'الإيجار ٢٥٬٠٠٠٫٥ درهم، والزيادة ٢٫٥٪', ['25000.5 درهم', '2.5 %']],
  ['pt-BR', 'A van custa R$ 92.300,00 por ano.', ['92300 R$']],
  ['de', 'Der Neubau kostet CHF 210.000 und 1.388 MWh.', ['210000 CHF', '1388 MWh']],
  ['ja', '収量は13.1トンでした。', ['13.1 トン']],
  // With the word that shortens it.
  ['en', 'The mill costs €2.3 million, or $1.5M.', ['2300000 €', '1500000 $']],
  ['en', 'About £250k a year for 240k visitors.', ['250000 £', '240000 visitors']],
  ['en', 'It takes 5 m of pipe and 4K monitors.', ['5 m', '4 K']],
  ['en', 'Between $2–3 million.', ['2000000 $', '3000000 $']],
  [
    'de',
    'Kosten: 1,2 Mio. €, 3 Mrd. Euro oder 250 Tsd. €.',
    ['1200000 €', '3000000000 Euro', '250000 €'],
  ],
  ['es', '3 mil millones de pesos.', ['3000000000 pesos']],
  ['fr', '2 millions d’euros ou 300 k€.', ['2000000 euros', '300000 €']],
  ['it', '2 milioni di euro.', ['2000000 euro']],
  ['pt-BR', 'R$ 2 milhões e 300 mil reais.', ['2000000 R$', '300000 reais']],
  ['pt-PT', '2 mil milhões de euros.', ['2000000000 euros']],
  [
    'zh',
    '预算500万元，5千万元，路程3千米，2-3万元。',
    ['5000000 元', '50000000 元', '3 千米', '20000 元', '30000 元'],
  ],
  ['zh-TW', '預算3億元。', ['300000000 元']],
  ['ja', '予算は1億5000万円、3千人です。', ['150000000 円', '3000 人']],
  ['ko', '예산은 1억 2천만 원, 500만 원입니다.', ['120000000 원', '5000000 원입니다']],
  ['de', 'Umsatz: 5 Mio. 2023, 6 Mio. 2024.', ['5000000 ', '6000000 ']],
  ['es', 'De los 5 millones de 2023 a los 7 millones de 2024.', ['5000000 ', '7000000 ']],
  ['ko', '2023년 500만 2024년 600만', ['5000000 ', '6000000 ']],
  ['en', 'It costs 5 million. 3 trucks are needed.', ['5000000 ', '3 trucks']],
  ['en', '2023 – 3 million, 2025-5 thousand', ['3000000 ', '5000 ']],
  ['en', '2000 kWh in 2000, CHF 1950.', ['2000 kWh', '1950 CHF']],
  ['en', '€40 m² tiles, 3bn euros, 10m dollars.', ['40 €', '3000000000 euros', '10000000 dollars']],
  ['de', '200 Bio Produkte, 3 Bio. Euro.', ['200 Bio', '3000000000000 Euro']],
  [
    'de',
    'Die Anlage kostet 5 Mio. Der Umbau kostet 2 Mio. Euro. Wir haben 3 Mio. Kunden.',
    ['5000000 ', '2000000 Euro', '3000000 Kunden'],
  ],
  ['fr', '3 Mds €, 5 M d’euros.', ['3000000000 €', '5000000 euros']],
  ['it', 'Il progetto è mio. Costa 5 mila euro.', ['5000 euro']],
  ['pt-BR', 'Receita no 3 tri, 2 mi de reais.', ['3 tri', '2000000 reais']],
  ['ar', '٣ مليارات ريال و٢٠ الف دينار.', ['3000000000 ريال', '20000 دينار']],
  ['ja', '2万5千個、3千トン、1万2千台', ['25000 個', '3000 トン', '12000 台']],
  ['zh', '3千公里，500多万元，500萬元，百分之3。', ['3000 公里', '5000000 元', '5000000 元', '3 ']],
  ['zh-TW', '500万元，第2版。', ['5000000 元']],
  [
    'ko',
    '제15조 10조각, 3조 원, 1만 5000원, 5백만 원',
    ['10 조각', '3000000000000 원', '15000 원', '5000000 원'],
  ],
  ['ar', 'التكلفة ٥ ملايين ريال و٣ آلاف درهم.', ['5000000 ريال', '3000 درهم']],
])('figures in %s: %s', (locale, text, figures) => {
  expect(figuresOf(text, locale).map(({ value, unit }) => `${value} ${unit}`)).toEqual(figures);
});
