import { expect, it } from 'vitest';

import { typedFacts } from './typed-facts.js';

const seen = (text: string, locale: string) =>
  typedFacts([text], locale).map(({ kind, text: said }) => `${kind}: ${said}`);

it.each([
  [
    'en',
    'We have 340 employees in 3 plants. By May 15, 2026 the share of returns (12.5 %) falls to 8%; the budget is €2,400 a month for 18 months, from 2026-03-01.',
  ],
  [
    'de',
    'Wir haben 340 Mitarbeitende an 3 Standorten. Bis 15. Mai 2026 sinkt die Quote von 12,5 % auf 8 %; Budget 2.400 € pro Monat für 18 Monate ab 01.03.2026.',
  ],
  ['fr', 'Nous avons 340 salariés. D’ici le 15 mai 2026, 12,5 % ; budget de 2 400 € par mois.'],
  ['es', 'Tenemos 340 empleados. Antes del 15 de mayo de 2026, 12,5 %; 2400 € al mes.'],
  ['it', 'Abbiamo 340 dipendenti. Entro il 15 maggio 2026, 12,5 %; 2.400 € al mese.'],
  ['pt-BR', 'Temos 340 funcionários. Até 15 de maio de 2026, 12,5%; R$ 2.400 por mês.'],
  ['zh', '我们有340名员工。2026年5月15日前退货率从12.5%降到8%，预算每月2,400元。'],
  ['ja', '従業員は340名。2026年5月15日までに返品率12.5％、予算は月額2,400円。'],
  ['ko', '직원 340명. 2026년 5월 15일까지 반품률 12.5%, 예산은 매월 2,400원.'],
  ['ar', 'لدينا 340 موظفا حتى 15 مايو 2026 والميزانية 2,400 ريال.'],
])('in %s figures and dates are told apart', (locale, text) => {
  expect(seen(text, locale)).toMatchSnapshot();
});

it.each([
  ['an article', 'Article 6 requires consent, and § 15 too.', []],
  ['a bare number', 'Choose 3 of 5.', []],
  ['a word that counts nothing', 'From 5 until 10 that is so.', []],
  ['a verb in capitals', 'May we ask?', []],
  ['a date with two readings, as written', 'Due on 03/04/2026.', ['date: 03/04/2026']],
])('never guesses: %s', (_what, text, facts) => {
  expect(seen(text, 'en')).toEqual(facts);
});

it.each([
  ['en', 'We own 14 cargo bikes and 12 large vans.', ['14 cargo bikes', '12 large vans']],
  [
    'en',
    'There are 5 business units with 9 sales managers.',
    ['5 business units', '9 sales managers'],
  ],
  ['en', '30 shops across Europe, 12 people from sales.', ['30 shops', '12 people']],
  ['en', 'An office of 92 square meters.', ['92 square meters']],
  [
    'de',
    'Wir haben 12 große Fahrzeuge und 340 Mitarbeitende.',
    ['12 große Fahrzeuge', '340 Mitarbeitende'],
  ],
  ['fr', 'Nous avons 14 vélos cargo.', ['14 vélos']],
  ['en', 'A budget of £250k or $1.2m.', ['£250k', '$1.2m']],
])('in %s “%s” counts %j', (locale, text, facts) => {
  expect(typedFacts([text], locale).map(({ text: said }) => said)).toEqual(facts);
});

it('says each once', () => {
  expect(typedFacts(['€5 now', '€5 later'], 'en')).toMatchObject([{ kind: 'figure', text: '€5' }]);
});
