import type { RunResult } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { briefSchema } from './briefs';
import { datesIn, numbersIn } from './numbers';
import { ruleNames, scoresOf, totalScore, uses, type AnsweredBrief, type RuleName } from './rules';

const about = 'Somebody asks something that can be answered.';
const paragraph =
  'Venlo is the right site: it costs 15.15 euros for an order, and a parcel arrives after 2.2 days on average [1].';
const other =
  'Poznań would be cheaper by 1.55 euros, but nobody would get a parcel before the fourth day of the week [1].';

/** An answer in which everything is in order, with changes. */
function answered(
  result: Record<string, unknown> = {},
  brief: Record<string, unknown> = {},
  rest: Partial<AnsweredBrief> = {},
): AnsweredBrief {
  return {
    assistant: 'cognitive-flow',
    brief: briefSchema.parse({
      about,
      locale: 'en',
      request: {},
      facts: ['Venlo', '15.15', '2.2 days'],
      counts: { followUps: 2 },
      words: { min: 20, max: 80 },
      says: [['cheaper', 'less']],
      never: ['guarantee'],
      ...brief,
    }),
    request: { question: 'Venlo costs 15.15 and takes 2.2 days; Poznań costs 13.60.' },
    passages: [{ name: 'Offer', text: 'Venlo: 15.15' }],
    computed: [],
    today: '2026-11-20',
    result: {
      text: `${paragraph}\n\n${other}`,
      layers: [],
      followUps: ['What does Venlo cost a year?', 'Who signs?'],
      suggestion: null,
      sources: [{ kind: 'document', name: 'Offer', count: 1 }],
      ...result,
    } as unknown as RunResult,
    ...rest,
  };
}
const scoreOf = (rule: RuleName, ...of: Parameters<typeof answered>) =>
  scoresOf(answered(...of))[rule];

it('an answer in which everything is in order scores 1 by every rule', () => {
  const scores = scoresOf(answered());
  for (const name of ruleNames)
    expect([name, scores[name]]).toEqual([name, { score: 1, reasons: [] }]);
  expect(totalScore(scores)).toBe(1);
});

it('what is no result of its assistant is worth nothing', () => {
  const scores = scoresOf(answered({ followUps: 'none' }));
  expect(scores.schema).toEqual({ score: 0, reasons: [expect.stringMatching(/^followUps:/)] });
  expect(totalScore(scores)).toBe(0);
  const failed = scoresOf(answered({}, {}, { result: null, error: 'The quota is used up.' }));
  expect(failed.schema).toEqual({ score: 0, reasons: ['The quota is used up.'] });
  expect(totalScore(failed)).toBe(0);
});

describe('the language', () => {
  const texts = {
    en: 'The board should choose the site in the Netherlands, because parcels from there arrive on the day that customers were promised, and because the lease can be ended early.',
    de: 'Der Vorstand sollte den Standort in den Niederlanden wählen, weil die Pakete von dort an dem Tag ankommen, der den Kunden versprochen wurde, und weil der Vertrag früh endet.',
    es: 'El consejo debería elegir el centro de los Países Bajos, porque los paquetes llegan desde allí el día prometido a los clientes y porque el contrato puede terminar antes.',
    fr: 'Le conseil devrait choisir le site des Pays-Bas, parce que les colis arrivent de là le jour promis aux clients et parce que le bail peut être résilié plus tôt que les autres.',
    it: 'Il consiglio dovrebbe scegliere la sede nei Paesi Bassi, perché da lì i pacchi arrivano nel giorno promesso ai clienti e perché il contratto può finire prima degli altri.',
    'pt-BR':
      'O conselho deve escolher o centro nos Países Baixos, porque os pacotes chegam de lá no dia prometido aos clientes e porque o contrato pode terminar antes dos outros.',
    'pt-PT':
      'O conselho deve escolher o centro nos Países Baixos, porque as encomendas chegam de lá no dia prometido aos clientes e porque o contrato pode terminar antes dos outros.',
    zh: '董事会应当选择荷兰的仓库，因为从那里发出的包裹会在承诺客户的日期送达，而且租约可以提前结束。',
    'zh-TW':
      '董事會應當選擇荷蘭的倉庫，因為從那裡發出的包裹會在承諾客戶的日期送達，而且租約可以提前結束。',
    ja: '取締役会はオランダの拠点を選ぶべきです。そこから送る荷物は顧客に約束した日に届き、契約も早めに終えられるからです。',
    ko: '이사회는 네덜란드 거점을 선택해야 합니다. 그곳에서 보낸 소포는 고객에게 약속한 날에 도착하고 계약도 일찍 끝낼 수 있습니다.',
    ar: 'ينبغي لمجلس الإدارة أن يختار الموقع في هولندا، لأن الطرود تصل من هناك في اليوم الذي وُعد به العملاء، ولأن العقد يمكن إنهاؤه مبكرًا.',
  };
  const all = Object.keys(texts) as (keyof typeof texts)[];
  const inLanguage = (text: string, locale: string) =>
    scoreOf('language', { text, followUps: ['?', '?'] }, { locale }).score;

  it.each(all)('%s is told from every other', (locale) => {
    expect(inLanguage(texts[locale], locale)).toBe(1);
    for (const other of all.filter((one) => one !== locale && !isSameWords(one, locale)))
      expect([other, inLanguage(texts[other], locale)]).toEqual([other, 0]);
  });
  // Two sentences do not tell them apart.
  const isSameWords = (one: string, two: string) =>
    one.slice(0, 2) === 'pt' && two.slice(0, 2) === 'pt';

  it('is measured by how much is in another', () => {
    const { score, reasons } = scoreOf('language', {
      text: texts.en,
      layers: [{ layer: 'reasoning', text: texts.de }],
    });
    expect(score).toBeGreaterThan(0.3);
    expect(score).toBeLessThan(0.7);
    expect(reasons).toEqual([expect.stringMatching(/^deu: Der Vorstand/)]);
  });

  it('is Brazilian or European by its words', () => {
    const text = `${texts['pt-BR']} Você e a equipe avisam os usuários e vocês usam a tela.`;
    expect(inLanguage(text, 'pt-BR')).toBe(1);
    expect(inLanguage(text, 'pt-PT')).toBe(0);
  });

  it('of a training is the one it was asked for in', () => {
    const request = { language: 'de' };
    const result = { text: texts.de, followUps: ['?', '?'] };
    expect(scoresOf(answered(result, {}, { request })).language.score).toBe(1);
  });
});

describe('the facts', () => {
  it('that are not used are listed', () => {
    const score = scoreOf('facts', { text: 'Venlo, after 2.2 days.' });
    expect(score.reasons).toEqual(['unused: 15.15']);
    expect(score.score).toBeCloseTo(2 / 3);
  });

  it.each([
    ['es', '7200', 'Son 7.200 € al mes', true],
    ['de', '5,20', 'Das Brot kostet 5,20 Euro', true],
    ['de', '5,20', 'Das Brot kostet 520 Euro', false],
    ['fr', '18000', '18 000 commandes', true],
    ['ar', '4400', 'اتصل على ٤٤٠٠', true],
    ['zh', '12000', '一共1.2万元', true],
    ['en', '2027-03-01', 'from March 1, 2027', true],
    ['en', '2027-03-01', 'from 1 April 2027', false],
    ['de', '2026-11-02', 'ab Montag, 2. November', true],
    ['ja', '2026-11-02', '2026年11月2日から', true],
    ['ko', '2026-11-02', '11월 2일부터', true],
    ['en', 'Orla Fennessy', 'ask orla fennessy', true],
    ['en', 'Orla Fennessy', 'ask Orla', false],
  ])('in %s: %s in “%s”: %s', (locale, fact, text, is) => {
    expect(uses(text, fact, locale)).toBe(is);
  });
});

describe('the citations', () => {
  it('have a source each', () => {
    const { score, reasons } = scoreOf('citations', { text: `${paragraph} And so [4].` });
    expect([score, reasons]).toEqual([0.5, ['[4] has no source']]);
  });
  describe('of another source than the one that says so', () => {
    const gpsr = {
      name: 'General Product Safety Regulation (GPSR), (EU) 2023/988',
      text: '- Art. 19: Show the manufacturer.\n- Art. 22: Act within 20 working days.',
    };
    const gdpr = {
      name: 'General Data Protection Regulation (GDPR), (EU) 2016/679',
      text: '- Art. 33–34: Notify within 72 hours.\nFines of up to €20 million (Art. 83(5)).',
    };
    const passages = [gpsr, gdpr];
    const sources = passages.map(({ name, text }) => ({ kind: 'library', name, excerpt: text }));
    const wrong = (text: string) =>
      scoreOf('citations', { text, sources }, {}, { passages }).reasons.filter((reason) =>
        reason.includes(' stands in '),
      );

    it.each([
      ['A breach is notified within 72 hours [1].', '72'],
      ['Under the GDPR people are told [1].', gdpr.name],
      ['Article 34 asks for it [1].', 'Article 34'],
      ['| Shop | Art. 19 | [2] |', 'Article 19'],
      ['Fines reach €20 million under 2016/679 [1].', gdpr.name],
    ])('is found: %s', (text, what) => {
      expect(wrong(text).map((reason) => reason.split(' stands in ')[0])).toEqual([what]);
      expect(scoreOf('citations', { text, sources }, {}, { passages }).score).toBe(0);
    });

    it.each([
      'A breach is notified within 72 hours [2]. The GPSR asks for the manufacturer [1].',
      'Unlike the GDPR, the GPSR asks for the manufacturer [1].',
      'The product file and the notice within 72 hours [1][2].',
      'Venlo costs 15.15 [1].',
      'Two steps, one of them new [1].',
    ])('is none: %s', (text) => {
      expect(wrong(text)).toEqual([]);
    });
  });
  it('that were taken out count', () => {
    expect(scoreOf('citations', { citationsRemoved: 2 }).score).toBe(0.5);
  });
  it('are there when there is something to cite', () => {
    expect(scoreOf('citations', { text: 'Venlo.' }).score).toBe(0);
    expect(scoresOf(answered({ text: 'Venlo.' }, {}, { passages: [] })).citations.score).toBeNull();
  });
  it('are of every source that is listed', () => {
    const sources = [
      { kind: 'document', name: 'Offer', count: 1 },
      { kind: 'web', name: 'A law', count: 1 },
    ];
    expect(scoreOf('citations', { sources }).reasons).toEqual(['not cited: A law']);
  });
});

describe('the numbers', () => {
  const invented = (text: string, rest: Partial<AnsweredBrief> = {}) =>
    scoresOf(answered({ text }, {}, rest)).numbers.reasons.map((reason) => reason.split(':')[0]);

  it('nobody gave are listed with the words around them', () => {
    const { score, reasons } = scoreOf('numbers', {
      text: 'Customers were 87% happier at €15.15.',
    });
    expect(reasons).toEqual([expect.stringMatching(/^87%: “.*were 87% happier/)]);
    expect(score).toBe(0.5);
  });

  it.each([
    'It costs €15.15 and 2.2 days.',
    'That is 1.55 more.',
    'There are 3 steps; do them in 2 weeks.',
    '1. Sign\n2. Move\n12. Look back',
    'Decide by December 4, 2026.',
    'See [12] and https://example.org/2019/88.',
    'A B2B shop with A4 paper.',
  ])('that were given, follow, count or are days are fine: %s', (text) => {
    expect(invented(text)).toEqual([]);
  });

  it('that are the days between two dates are fine, where only one names the year', () => {
    const request = { question: 'Works from July 14 to August 24, 2027, report for June 2027.' };
    expect(invented('There are 42 days; June has 30.', { request })).toEqual([]);
    expect(invented('There are 57 days.', { request })).toEqual(['57']);
    const vote = { question: 'From April 1, 2027 to December 31, 2028.' };
    expect(invented('That is 21 months, not 23.', { request: vote })).toEqual(['23']);
    expect(invented('It is 21% cheaper.', { request: vote })).toEqual(['21%']);
  });

  it('of the clauses of a document are fine', () => {
    const clauses = Array.from({ length: 12 }, () => ({ level: 1 }));
    const all = [...clauses, { level: 2 }];
    const text = 'As 12 and 12.1 say. Or 12.2.';
    const { numbers } = scoresOf(answered({ text, clauses: all }));
    expect(numbers.reasons).toEqual([expect.stringMatching(/^12\.2/)]);
  });

  it('of what nobody judged, and of words copied from the request, are not looked at', () => {
    const unknown = { score: 3, basis: 'unknown', reason: 'Ask 87 people.' };
    const ideas = [{ origin: '88 rooms', scores: { desirability: unknown } }];
    const { numbers } = scoresOf(answered({ text: 'It costs €15.15.', ideas }));
    expect(numbers.reasons).toEqual([]);
  });

  it('that a tool worked out are fine', () => {
    expect(invented('The share is 41%.', { computed: [{ share: 0.412 }] })).toEqual([]);
    expect(invented('The share is 41%.')).toEqual(['41%']);
  });

  it('that are shares of a given amount are fine, where the part stands beside them', () => {
    const request = { question: 'The budget is €48,000.\nA guard is €30,280 a year.' };
    expect(invented('The guard costs €30,280, 63% of what there is.', { request })).toEqual([]);
    expect(invented('The guard costs €30,280, 37% more.', { request })).toEqual(['37%']);
    expect(invented('It takes 63% of what there is.', { request })).toEqual(['63%']);
  });

  it('that follow from what follows are fine', () => {
    const request = { question: '18,000 orders at €15.15, or at €13.60; the move costs €4,300.' };
    const text =
      'A year costs €272,700 or €244,800, which is €27,900 less, and €23,600 with the move.';
    expect(invented(text, { request })).toEqual([]);
    expect(invented(`${text} In total €991,234.`, { request })).toEqual([
      '€991,234.'.replace(/\.$/, ''),
    ]);
  });
});

it('counts what was asked for', () => {
  expect(scoreOf('counts', { followUps: ['One?'] })).toEqual({
    score: 0,
    reasons: ['followUps: 1, not 2'],
  });
  const range = { counts: { followUps: { min: 3 }, layers: { max: 4 } } };
  expect(scoreOf('counts', {}, range)).toEqual({
    score: 0.5,
    reasons: ['followUps: 2, not 3 or more'],
  });
});

describe('repetition', () => {
  it('of a paragraph is noticed, and costs half', () => {
    const text = [paragraph, other, paragraph.replace('Venlo is', 'So Venlo is')].join('\n\n');
    const { score, reasons } = scoreOf('repetition', { text });
    expect([score, reasons]).toEqual([0.5, [expect.stringMatching(/^So Venlo/)]]);
  });
  it('of a part in the text of the result is none', () => {
    expect(scoreOf('repetition', { layers: [{ layer: 'reasoning', text: paragraph }] }).score).toBe(
      1,
    );
  });
  it('is noticed where words are not divided', () => {
    const text = '董事会应当选择荷兰的仓库，因为从那里发出的包裹会在承诺客户的日期送达。';
    expect(scoreOf('repetition', { text: `${text}\n\n${text}` }, { locale: 'zh' }).score).toBe(0.5);
  });
});

it('the length is measured in words', () => {
  const score = (words: number) => scoreOf('length', { text: 'word '.repeat(words) });
  expect([score(10).score, score(20).score, score(80).score]).toEqual([0.5, 1, 1]);
  expect(score(120)).toEqual({ score: 0.5, reasons: ['120 words, not 20 to 80'] });
  expect(score(400).score).toBe(0);
});

it('says what has to be said, and not what must not be', () => {
  expect(scoreOf('caution', { text: 'We guarantee it.' })).toEqual({
    score: 0,
    reasons: ['does not say: cheaper', 'says: guarantee'],
  });
});

describe('numbers are read', () => {
  it.each([
    ['de', '14.000 Paletten', [14_000, 14]],
    ['en', '€1,234.50', [1_234.5]],
    ['de', '1.234,50 €', [1_234.5]],
    ['fr', '18 000 commandes', [18_000]],
    ['ar', '٢٥٠٫٥', [250.5]],
    ['ja', '3万8千', [30_000, 3, 8_000, 8]],
    ['de', '9,6 Mio. €', [9_600_000, 9.6]],
  ])('in %s: %s', (locale, text, values) => {
    expect(numbersIn(text, locale).flatMap((one) => one.values)).toEqual(values);
  });

  it.each([
    ['en', 'from January 13 to February 5, 2027', ['1-13', '2-5']],
    ['de', '13. Januar bis 5. Februar 2027', ['1-13', '2-5']],
    ['fr', 'du 13 janvier au 5 février 2027', ['1-13', '2-5']],
    ['es', 'el 5 de febrero de 2027', ['2-5']],
    ['ar', '5 فبراير 2027', ['2-5']],
    ['ko', '2027년 2월 5일', ['2-5']],
  ])('days in %s: %s', (locale, text, days) => {
    expect(
      datesIn(text, locale)
        .map(({ month, day }) => `${month}-${day}`)
        .toSorted(),
    ).toEqual(days);
    expect(numbersIn(text, locale)).toEqual([]);
  });
});
