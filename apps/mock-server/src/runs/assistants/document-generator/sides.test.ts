import { expect, it } from 'vitest';

import { kindOf } from '../shared/clauses/clause-library.js';
import { sidesOf } from './sides.js';

const lease = {
  en: 'lease',
  de: 'Mietvertrag',
  zh: '租赁',
  'zh-TW': '租賃',
  ja: '賃貸借',
  ko: '임대차',
  ar: 'إيجار',
} as const;

/** The sides of a lease, landlord first, and who was left. */
async function sidesIn(locale: keyof typeof lease, purpose: string, parties: string[] = []) {
  const kind = await kindOf('contract', { title: lease[locale], purpose }, locale);
  expect(kind.id).toBe('lease');
  const { sides, unsaid } = sidesOf({ parties, purpose }, kind, locale);
  return [...sides.map(({ party }) => party), ...unsaid];
}

it.each([
  ['en', 'Landlord: Wulff & Hagen GmbH\nTenant: Lumen Keramik GmbH, Hamburg', []],
  ['en', 'Lease between Lumen Keramik GmbH (tenant) and Wulff & Hagen GmbH (landlord).', []],
  [
    'en',
    'Lease between Lumen Keramik GmbH (the “Tenant”) and Wulff & Hagen GmbH.',
    ['Lumen Keramik GmbH', 'Wulff & Hagen GmbH'],
  ],
  ['en', 'A showroom.', ['Lumen Keramik GmbH (tenant)', 'Wulff & Hagen GmbH']],
  ['en', 'A showroom.', ['Lumen Keramik GmbH', 'Landlord: Wulff & Hagen GmbH']],
  [
    'en',
    'Lumen Keramik GmbH rents it from the landlord Wulff & Hagen GmbH.',
    ['Lumen Keramik GmbH', 'Wulff & Hagen GmbH'],
  ],
  ['de', 'Mietvertrag zwischen Lumen Keramik GmbH (Mieter) und Wulff & Hagen GmbH (Vermieter)', []],
] as const)('in %s, “%s” says who is who', async (locale, purpose, parties) => {
  expect(await sidesIn(locale, purpose, [...parties])).toEqual([
    'Wulff & Hagen GmbH',
    'Lumen Keramik GmbH',
  ]);
});

it.each([
  ['zh', '出租人：王伟，承租人：上海星辰有限公司。租金每月7200元。', '王伟', '上海星辰有限公司'],
  ['zh-TW', '承租人：陳美玲\n出租人：王偉', '王偉', '陳美玲'],
  ['ja', '賃貸人：田中太郎、賃借人：株式会社みなと', '田中太郎', '株式会社みなと'],
  ['ko', '임대인: 김철수, 임차인: 주식회사 한빛', '김철수', '주식회사 한빛'],
  ['ar', 'المؤجر: محمد العلي، المستأجر: شركة النور للتجارة', 'محمد العلي', 'شركة النور للتجارة'],
] as const)('in %s, names in labelled lines are read', async (locale, purpose, one, other) => {
  expect(await sidesIn(locale, purpose)).toEqual([one, other]);
});

it('nobody is on a side by the order of names', async () => {
  const parties = ['Lumen Keramik GmbH', 'Wulff & Hagen GmbH'];
  expect(await sidesIn('en', 'A showroom of 320 m².', parties)).toEqual(['', '', ...parties]);
  // A rule about a side is no name.
  expect(await sidesIn('en', 'Landlord: keeps the roof in repair.', parties)).toEqual([
    '',
    '',
    ...parties,
  ]);
});

it('where the sides are alike, the order is as good as any', async () => {
  const kind = await kindOf('agreement', { title: 'NDA', purpose: 'Talks' }, 'en');
  const { sides, unsaid } = sidesOf({ parties: ['A Ltd', 'B Ltd'], purpose: 'Talks' }, kind, 'en');
  expect([sides.map(({ party }) => party), unsaid]).toEqual([['A Ltd', 'B Ltd'], []]);
});
