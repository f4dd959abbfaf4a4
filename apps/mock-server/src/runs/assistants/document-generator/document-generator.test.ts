import {
  assistants,
  bounds,
  checkDocument,
  languages,
  legalDocumentTypes,
  standardClauses,
  termLength,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runTexts } from '../run-texts.js';
import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { draftOf, ownClauses } from './draft.js';
import { amountNamed, durationNamed, typedLines } from './typed-facts.js';

const definition = assistants['document-generator'];
const request: AssistantRequest<'document-generator'> = {
  documentType: 'contract',
  parties: ['Havsvik Home AB', 'Baltic Pack Sp. z o.o.'],
  jurisdiction: 'Sweden',
  effectiveDate: '2026-01-01',
  expirationDate: '2026-12-31',
  purpose: 'Delivery of packaging',
  clauses: typedPoints['en'] ?? '',
};
const checked = (given: object) => definition.request.parse({ ...request, ...given });
const resultOf = async (given: object, locale = 'en') =>
  definition.result.parse(
    (await runAssistant('document-generator', { ...request, ...given }, { locale })).task.result,
  );

it.each([
  ['Orders: ready in two hours', 'en', 'Orders', 'Ready in two hours.'],
  ['交付：两小时内备好', 'zh', '交付', '两小时内备好。'],
  ['3. Returns are free.', 'en', 'Special term 1', 'Returns are free.'],
])('the line %s is a clause', async (line, locale, heading, text) => {
  const texts = await runTexts('document-generator', locale);
  expect(ownClauses(line, texts)).toEqual([{ id: 'own1', level: 1, heading, text }]);
});

it('a line after a dash is a part of the clause above it, never of none', async () => {
  const texts = await runTexts('document-generator', 'en');
  const levels = ownClauses('- First\nSecond\n- Third', texts).map(({ level }) => level);
  expect(levels).toEqual([1, 1, 2]);
});

describe('a fact that was typed', () => {
  const price = ['rent', 'price'];
  it.each([
    ['en', 'Rent: €7,200 a month plus VAT\nDeposit: three months’ rent, €21,600', '€7,200 a month'],
    ['en', '24 months at €7,200 a month plus VAT', '€7,200 a month'],
    ['en', 'Rent: €900\nRent for parking: €80', ''],
    ['en', 'It costs €10 or €20', ''],
    ['de', 'Price: 1.850 € pro Monat zuzüglich Umsatzsteuer', '1.850 € pro Monat'],
    ['zh', 'rent：每月7200欧元', '每月7200欧元'],
  ] as const)('in %s, the sum of “%s” is “%s”', (locale, typed, amount) => {
    expect(amountNamed(typedLines(typed), price, locale)).toBe(amount);
  });

  it.each([
    ['en', 'It runs for 24 months with 3 months’ notice', '3 months'],
    ['en', 'Notice: 30 days\nPayment: within 14 days', '30 days'],
    ['en', 'Payment within 14 days. The provider gives notice of delays', ''],
    ['de', 'notice: 3 Monate zum Monatsende', '3 Monate'],
    ['zh', 'notice：提前三十天或30天', '30天'],
    ['ar', 'notice: 30 يومًا', '30 يومًا'],
  ] as const)('in %s, the period of “%s” is “%s”', (locale, typed, period) => {
    expect(durationNamed(typedLines(typed), ['notice'], locale)).toBe(period);
  });
});

it('is never asked for again: sums, periods and dates stand in the clauses they belong to', async () => {
  const { clauses, findings, parties } = await resultOf({
    parties: ['Lumen Keramik GmbH (tenant)', 'Wulff & Hagen GmbH (landlord)'],
    purpose: 'Commercial lease of a showroom, 320 m²',
    clauses: 'Rent: €7,200 a month\nPlace: Speicherweg 14, 20459 Hamburg\nNotice period: 3 months',
  });
  const textOf = (id: string) => clauses.find((clause) => clause.id === id)?.text;
  expect(parties).toEqual(['Lumen Keramik GmbH', 'Wulff & Hagen GmbH']);
  expect(textOf('parties')).toContain(
    'Wulff & Hagen GmbH (the **Landlord**) and Lumen Keramik GmbH',
  );
  expect(textOf('rent')).toContain('The rent is €7,200 a month (the **Rent**)');
  expect(textOf('premises')).toContain('Speicherweg 14, 20459 Hamburg');
  expect(textOf('lease-termination')).toContain('the notice period is 3 months');
  expect(textOf('lease-term')).toContain('January 1, 2026');
  expect(textOf('special-terms')).toContain('prevail');
  for (const { kind } of findings) expect(kind).toBe('openBlank');
});

it.each([
  {
    purpose:
      'Harbour Row Properties Ltd lets the ground floor of 14 Quay Street, Galway, to Oona Byrne as a pottery studio from February 1, 2027 for 24 months. The rent is 7,200 euros a year, paid monthly in advance. The tenant may end the lease after 12 months with 3 months’ notice. Deposit 1,200 euros.',
    landlord: 'Harbour Row Properties Ltd',
    tenant: 'Oona Byrne',
  },
  {
    purpose:
      'Nordvik Outdoor AB rents a warehouse in Gdansk from Baltic Storage Ltd from February 1, 2027 for 24 months. The rent is 7,200 euros a year. Deposit: 1,200 euros.',
    landlord: 'Baltic Storage Ltd',
    tenant: 'Nordvik Outdoor AB',
  },
])('a lease in prose, $tenant: parties, term, end and deposit are filled in', async (brief) => {
  const { clauses, expirationDate } = await resultOf({
    parties: [],
    effectiveDate: '',
    expirationDate: '',
    purpose: brief.purpose,
    clauses: '',
  });
  const textOf = (id: string) => clauses.find((clause) => clause.id === id)?.text;
  expect(textOf('parties')).toContain(
    `${brief.landlord} (the **Landlord**) and ${brief.tenant} (the **Tenant**)`,
  );
  expect(textOf('lease-term')).toContain(
    'begins on February 1, 2027 and ends on January 31, 2029, a term of 24 months',
  );
  expect(expirationDate).toBe('2029-01-31');
  expect(textOf('security-deposit')).toContain('security of 1,200 euros (the **Deposit**)');
});

it('what the check found is listed once: the notes do not say it again', async () => {
  const { findings, notes } = await resultOf({
    parties: [],
    effectiveDate: '',
    expirationDate: '',
  });
  expect(findings.length).toBeGreaterThan(1);
  expect(notes).toEqual([
    expect.stringMatching(/^Worksheet made without a model: .* “Sale of goods”.* \[1\] \[2\]/),
    'Have a lawyer admitted in Sweden review this text before you use it.',
  ]);
});

describe.each(languages)('in %s', (locale) => {
  const clauses = typedPoints[locale] ?? '';

  it('every type and every standard clause is drafted, about what was typed', async () => {
    const texts = await runTexts('document-generator', locale);
    const written = await Promise.all(
      legalDocumentTypes.map(async (documentType) => {
        const given = checked({ documentType, clauses, standardClauses });
        const { title, clauses: drafted } = await draftOf(given, texts);
        return JSON.stringify([title, drafted]);
      }),
    );
    // Two names for what two sides sign; every other type is another document.
    expect(new Set(written).size).toBe(legalDocumentTypes.length - 1);
    for (const text of written) {
      expect(text).not.toMatch(/\bserver\.|undefined|\{\w+\}/);
      for (const point of clauses.split('\n')) expect(text).toContain(point);
      for (const party of request.parties ?? []) expect(text).toContain(party);
    }
  });

  it('the check of a draft finds blanks and nothing else', async () => {
    const texts = await runTexts('document-generator', locale);
    for (const documentType of legalDocumentTypes) {
      const given = checked({ documentType, clauses, standardClauses });
      const findings = checkDocument({
        ...given,
        jurisdiction: 'Sweden',
        effectiveDate: '2026-01-01',
        expirationDate: '2026-12-31',
        clauses: [...(await draftOf(given, texts)).clauses],
      });
      expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['openBlank']));
    }
  });
});

it('is stored for the member’s company, in one piece with the result', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('document-generator', request, { browser });
  const result = definition.result.parse(task.result);
  const [record] = task.result?.records ?? [];
  const row = server.store.find('legal_documents', record?.id ?? 0);
  expect(row).toMatchObject({
    title: 'Sale of goods: Havsvik Home AB and Baltic Pack Sp. z o.o.',
    documentType: 'contract',
    status: 'draft',
    version: '1.0',
    content: result.text,
    jurisdiction: 'Sweden',
    effectiveDate: '2026-01-01',
    expirationDate: '2026-12-31',
  });
  expect(server.store.find('company_profiles', row?.companyId ?? 0)?.userId).toBe(task.userId);
  expect(result.clauses[0]?.text).toContain(
    '[…] (Havsvik Home AB or Baltic Pack Sp. z o.o.) (the **Buyer**)',
  );
  expect(task.result?.sources?.map(({ kind }) => kind)).toContain('library');
  expect(result.term).toEqual(termLength('2026-01-01', '2026-12-31'));
  expect(result.text).toContain('## 3. Special terms');
  expect(result.text).toContain(result.notice);
});

it('a member without a company keeps it in the run alone', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  await server.store.write(() => {
    for (const table of ['legal_documents', 'compliance_trainings', 'company_profiles'] as const)
      for (const { id } of server.store.all(table)) server.store.remove(table, id);
  });
  const { task } = await runAssistant('document-generator', request, { browser });
  expect(task).toMatchObject({ status: 'completed' });
  expect(task.result?.records).toBeUndefined();
});

it('what nobody said is found, and nothing is made up in its place', async () => {
  const bare = {
    parties: [],
    jurisdiction: '',
    effectiveDate: '',
    expirationDate: '',
    clauses: '',
  };
  const { findings, text, term } = await resultOf(bare);
  expect(findings.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'missingParties',
    'missingEffectiveDate',
    'missingJurisdiction',
    'missingExpirationDate',
  ]);
  expect(new Set(findings.slice(4).map(({ kind }) => kind))).toEqual(new Set(['openBlank']));
  expect(term).toBeNull();
  expect(text).toContain('between […] (the **Seller**) and […] (the **Buyer**)');
  expect(text).toContain('the law of […]');
});

it('names an end before its start, whatever else is wrong, and says what to do', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/document-generator/runs', {
    purpose: ' ',
    effectiveDate: '2026-02-01',
    expirationDate: '2026-01-31',
    companyId: 9_999,
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      purpose: 'Enter what the document is about',
      expirationDate:
        'The end comes before the start. Choose a later end date or an earlier start date',
    },
  });
});

it('takes as many own clauses as fit, and says so of one more before it starts', async () => {
  const lines = Array.from({ length: bounds.ownClauses.max }, (_, at) => `Clause: number ${at}`);
  const { clauses } = await resultOf({ clauses: `${lines.join('\n\n')}\n- \n` });
  expect(clauses.filter(({ id }) => id.startsWith('own'))).toHaveLength(lines.length);
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/document-generator/runs', {
    ...request,
    clauses: [...lines, 'One more'].join('\n'),
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      clauses:
        'A document takes at most 100 clauses of your own. Combine some, or put the rest in a second document',
    },
  });
});

it.each([
  ['twenty thousand characters', 'A long rule without end. '.repeat(800)],
  ['emoji', '🙂🎉'],
  ['right-to-left marks', '\u202eالطلبات\u202c is ready'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
])('takes %s', async (_what, clauses) => {
  const result = await resultOf({ clauses, jurisdiction: clauses.slice(0, 100) });
  expect(JSON.stringify([result.text, result.clauses])).not.toMatch(/<script|<img/);
});

it.each([
  [
    'en',
    'Lease of a showroom. Landlord: Wulff & Hagen GmbH. It begins on 1 March 2027 and runs for 24 months. Rent is €7,200 a month, the deposit three months’ rent, €21,600.',
    ['2027-03-01', '€7,200 a month', '24 months'],
  ],
  [
    'de',
    'Mietvertrag über ein Ladenlokal ab 1. März 2027, Laufzeit 24 Monate. Die Miete beträgt 1.850 € pro Monat, die Kaution 5.550 €.',
    ['2027-03-01', '1.850 € pro Monat', '24 Monate'],
  ],
  [
    'ar',
    'عقد إيجار مكتب. المؤجر: محمد العلي، المستأجر: شركة النور للتجارة. الأجرة 1,200 دينار من 1 مارس 2027 لمدة 24 شهرا.',
    ['2027-03-01', '1,200 دينار', '24 شهر'],
  ],
  [
    'zh',
    '店铺租赁合同，自2027年3月1日起，租期24个月。租金每月7,200元，押金21,600元。',
    ['2027-03-01', '每月7,200元', '24个月'],
  ],
] as const)('in %s prose says the day, the sum and the term', async (locale, purpose, said) => {
  const given = { purpose, parties: [], clauses: '', effectiveDate: '', expirationDate: '' };
  const { effectiveDate, clauses } = await resultOf(given, locale);
  const textOf = (id: string) => clauses.find((clause) => clause.id === id)?.text;
  expect(effectiveDate).toBe(said[0]);
  expect(textOf('rent')).toContain(said[1]);
  expect(textOf('lease-term')).toContain(said[2]);
});
