import { locales, type Locale } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { textsFor } from '../../../base/language/texts.js';
import { timeWords } from './frame.js';
import { seriesOf } from './series.js';

const series = async (locale: Locale, text: string) =>
  seriesOf(text, locale, timeWords(await textsFor(locale)));
const values = async (locale: Locale, text: string) => (await series(locale, text))?.values;

/** Three quarters that have been, three times with names, and three offers that follow nothing. */
const texts: Record<Locale, readonly [past: string, named: string, offers: string, rates: string]> =
  {
    en: [
      'In the last three quarters we shipped 120, 135 and 150 orders.',
      'We shipped 120 orders in January, 135 orders in February and 150 orders in March.',
      'The three offers cost 120 €, 135 € and 150 €.',
      'The last three offers are 120, 135 and 150 € a month.',
    ],
    zh: [
      '过去三个季度的订单量为120、135和150单。',
      '2023年120单，2024年135单，2025年150单。',
      '三份报价分别为120元、135元和150元。',
      '最近的三份报价为每个月120元、135元和150元。',
    ],
    ja: [
      '過去3四半期の注文は120件、135件、150件でした。',
      '1月は120件、2月は135件、3月は150件でした。',
      '三社の見積もりは120円、135円、150円です。',
      '最近の三社の見積もりは毎年120円、135円、150円です。',
    ],
    de: [
      'In den letzten drei Quartalen waren es 120, 135 und 150 Bestellungen.',
      'Januar 120, Februar 135, März 150 Bestellungen.',
      'Die drei Angebote kosten 120 €, 135 € und 150 €.',
      'Die letzten drei Angebote kosten 120, 135 und 150 € pro Monat.',
    ],
    es: [
      'En los últimos tres trimestres enviamos 120, 135 y 150 pedidos.',
      'T1: 120 pedidos, T2: 135 pedidos, T3: 150 pedidos.',
      'Las tres ofertas cuestan 120 €, 135 € y 150 €.',
      'Las últimas tres ofertas cuestan 120, 135 y 150 € al mes.',
    ],
    fr: [
      'Sur les 3 derniers mois : 120, 135 et 150 commandes.',
      'En janvier 120, en février 135, en mars 150 commandes.',
      'Les trois offres coûtent 120 €, 135 € et 150 €.',
      'Les trois dernières offres coûtent 120, 135 et 150 € par mois.',
    ],
    it: [
      'Negli ultimi tre trimestri abbiamo spedito 120, 135 e 150 ordini.',
      'Settimana 1: 120 ordini, settimana 2: 135 ordini, settimana 3: 150 ordini.',
      'Le tre offerte costano 120 €, 135 € e 150 €.',
      'Le ultime tre offerte costano 120, 135 e 150 € al mese.',
    ],
    'pt-BR': [
      'Nos últimos três trimestres enviamos 120, 135 e 150 pedidos.',
      'Em janeiro 120, em fevereiro 135, em março 150 pedidos.',
      'As três ofertas custam 120 €, 135 € e 150 €.',
      'As últimas três ofertas custam 120, 135 e 150 € por mês.',
    ],
    'pt-PT': [
      'Nos últimos três anos enviámos 120, 135 e 150 encomendas.',
      'Em 2023 foram 120, em 2024 foram 135, em 2025 foram 150.',
      'As três propostas custam 120 €, 135 € e 150 €.',
      'As últimas três propostas custam 120, 135 e 150 € por mês.',
    ],
    'zh-TW': [
      '過去三年的訂單量為120、135和150筆。',
      '第1季120筆，第2季135筆，第3季150筆。',
      '三份報價分別為120元、135元和150元。',
      '最近的三份報價為每個月120元、135元和150元。',
    ],
    ko: [
      '지난 3분기 동안 주문은 120건, 135건, 150건이었습니다.',
      '1월 120건, 2월 135건, 3월 150건이었습니다.',
      '세 견적은 120원, 135원, 150원입니다.',
      '최근 세 견적은 매년 120원, 135원, 150원입니다.',
    ],
    ar: [
      'في السنوات الثلاث الأخيرة شحنّا 120 و135 و150 طلبًا.',
      'في يناير 120 وفي فبراير 135 وفي مارس 150 طلبًا.',
      'العروض الثلاثة بسعر 120 € و135 € و150 €.',
      'آخر ثلاثة عروض بسعر 120 و135 و150 € كل شهر.',
    ],
  };

describe.each(locales)('%s', (locale) => {
  const [past, named, offers, rates] = texts[locale];

  it.each([past, named])('%s', async (text) => {
    expect(await values(locale, text)).toEqual([120, 135, 150]);
  });

  it.each([offers, rates])('no series: %s', async (text) => {
    expect(await series(locale, text)).toBeNull();
  });
});

describe('figures in time', () => {
  it.each<[text: string, values: number[] | undefined]>([
    ['2023: 120 orders\n2024: 135 orders\n2025: 150 orders', [120, 135, 150]],
    ['- Q1: 120 €\n- Q2: 135 €\n- Q3: 150 €', [120, 135, 150]],
    ['2025: 150, 2024: 135, 2023: 120', [120, 135, 150]],
    ['Q3 2024 120, Q4 2024 135, Q1 2025 150', [120, 135, 150]],
    ['November 120, December 135, January 150', [120, 135, 150]],
    ['From 2023 to 2025 we shipped 120, 135 and 150 orders', [120, 135, 150]],
    ['In the last 3 years we shipped 120, 135 and 150 orders', [120, 135, 150]],
    ['Monday 120, Tuesday 135, Wednesday 150, Thursday 160', [120, 135, 150, 160]],
    // Years that are left out: the line would run at another pace.
    ['2019: 120, 2021: 135, 2025: 150', undefined],
    ['Q2 120, Q1 135, Q4 150, Q3 160', undefined],
    // Days are what is counted, not when.
    ['Hamburg takes 2 days, Gdańsk 4 days, Rotterdam 3 days', undefined],
    ['Hamburg 300 € in 2 days, Gdańsk 310 € in 3 days, Rotterdam 420 € in 4 days', undefined],
    ['In the last three quarters we shipped 120 and 135 orders', undefined],
    ['In the last three quarters: 120 orders, 135 € and 150 people', undefined],
    ['The prices may rise to 300, 400 and 500 €', undefined],
    ['We shipped 120, 135 and 150 orders', undefined],
    ['', undefined],
  ])('%s', async (text, expected) => {
    expect(await values('en', text)).toEqual(expected);
  });

  it('has the unit that is written, and none where a word before a time stands', async () => {
    const [past, named] = texts.en;
    expect([(await series('en', past))?.unit, (await series('en', named))?.unit]).toEqual([
      'orders',
      'orders',
    ]);
    expect(await series('en', '120 in January, 135 in February, 150 in March')).toEqual({
      unit: '',
      values: [120, 135, 150],
    });
    expect(await series('en', '€1.2 million in January, €900k in February, €1 m in March')).toEqual(
      {
        unit: '€',
        values: [1_200_000, 900_000, 1_000_000],
      },
    );
    expect((await series('ko', texts.ko[0]))?.unit).toBe('건');
  });
});
