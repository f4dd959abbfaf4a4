import { expect, it } from 'vitest';

import { dayAfter, dayOf, typedAmounts } from './typed-amounts.js';

const seen = (text: string, locale: string) =>
  typedAmounts(text, locale).map(({ kind, written, perBefore, perAfter }) =>
    [kind, `${perBefore}${written}${perAfter}`].join(': '),
  );

it.each([
  ['en', 'The rent is $1,200 a month from 2026-03-01, with 30 days’ notice for 4 rooms.'],
  ['de', 'Die Miete beträgt 1.200 € pro Monat ab 1. März 2026, Frist 3 Monate, 4 Zimmer.'],
  ['es', 'El alquiler es de 1200 € al mes desde el 1 de marzo de 2026, plazo de 3 meses.'],
  ['fr', 'Le loyer est de 1 200 € par mois dès le 1er mars 2026, préavis de 3 mois.'],
  ['it', 'L’affitto è di 1.200 € al mese dal 1 marzo 2026, preavviso di 3 mesi.'],
  ['pt-BR', 'O aluguel é de R$ 1.200 por mês a partir de 1 de março de 2026, aviso de 3 meses.'],
  ['pt-PT', 'A renda é de 1200 € por mês a partir de 1 de março de 2026, aviso de 3 meses.'],
  ['zh', '租金每月1,200元，自2026年3月1日起，提前3个月通知。'],
  ['zh-TW', '租金每月1,200元，自2026年3月1日起，提前3個月通知。'],
  ['ja', '賃料は月額1,200円、2026年3月1日から、予告は3か月。'],
  ['ko', '임대료는 매월 1,200원, 2026년 3월 1일부터, 통지 기간 3개월.'],
  ['ar', 'الإيجار 1,200 ريال شهر من 1 مارس 2026 والإخطار قبل 3 أشهر.'],
])('in %s money, what it is per, days and times are told apart', (locale, text) => {
  expect(seen(text, locale)).toMatchSnapshot();
});

it('stand in their order, each at its place', () => {
  const text = 'Pay €500, then 20 % after 2 weeks, by 2026-05-01.';
  const found = typedAmounts(text, 'en');
  expect(found.map(({ kind }) => kind)).toEqual(['money', 'number', 'duration', 'date']);
  for (const { at, written } of found) expect(text.slice(at)).toMatch(new RegExp(`^${written}`));
});

it.each(['£250x', 'version 1.2.3', '1.2,3.4', '', 'no figure', '§ 12a'])(
  'are not guessed: %s is no money',
  (text) => {
    expect(typedAmounts(text, 'en').filter(({ kind }) => kind === 'money')).toEqual([]);
  },
);

it('of twenty thousand characters are read at once', () => {
  expect(typedAmounts('It costs €5 a month. '.repeat(1_000), 'en')).toHaveLength(1_000);
});

it.each([
  ['en', 'May 1, 2027', '2027-05-01'],
  ['en', '1 May 2027', '2027-05-01'],
  ['en', '2027-05-01', '2027-05-01'],
  ['en', '25/05/2027', '2027-05-25'],
  ['en', '05/25/2027', '2027-05-25'],
  ['de', '01.05.2027', '2027-05-01'],
  ['de', '1. März 2027', '2027-03-01'],
  ['fr', '1er mars 2027', '2027-03-01'],
  ['es', '1 de mayo de 2027', '2027-05-01'],
  ['zh', '2027年5月1日', '2027-05-01'],
  ['ko', '2027년 5월 1일', '2027-05-01'],
  ['ar', '1 مارس 2027', '2027-03-01'],
  ['en', '03/04/2027', undefined],
  ['en', 'May 2027', undefined],
  ['en', 'May 1', undefined],
  ['en', '2027-02-30', undefined],
])('in %s “%s” is the day %s', (locale, written, day) => {
  expect(dayOf(written, locale)).toBe(day);
});

it.each([
  ['en', '2027-02-01', '24 months', '2029-01-31'],
  ['en', '2027-02-01', '2 years', '2029-01-31'],
  ['de', '2027-02-01', '24 Monate', '2029-01-31'],
  ['fr', '2027-02-01', '24 mois', '2029-01-31'],
  ['zh', '2027-02-01', '24个月', '2029-01-31'],
  ['ja', '2027-02-01', '24か月', '2029-01-31'],
  ['ko', '2027-02-01', '24개월', '2029-01-31'],
  ['ar', '2027-02-01', '24 شهر', '2029-01-31'],
  ['en', '2027-02-01', '6 weeks', '2027-03-14'],
  ['en', '2027-01-31', '1 month', '2027-02-27'],
  ['en', '2027-02-01', 'some time', undefined],
])('in %s a term from %s of %s ends on %s', (locale, from, term, end) => {
  expect(dayAfter(from, term, locale, -1)).toBe(end);
});
