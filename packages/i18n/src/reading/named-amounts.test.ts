import { expect, it } from 'vitest';

import { namedAmounts } from './named-amounts.js';

const shops = ['Villeurbanne', 'Part-Dieu'];
const helpdesks = ['HubSpot', 'Pipedrive', 'Zoho'];

it.each<[locale: string, text: string, names: string[], topics: string[], found: string[]]>([
  [
    'en',
    'A shop in Villeurbanne (rent 2,100 euros, 40 m² with loyal families) or a stall at Part-Dieu (rent 4,800 euros).',
    shops,
    ['Rent', 'Size'],
    ['Villeurbanne: Rent 2100 euros', 'Villeurbanne: ? 40 m²', 'Part-Dieu: Rent 4800 euros'],
  ],
  [
    'en',
    'Wrocław costs 18,400 euros rent per month and Brno 21,000 euros.',
    ['Wrocław', 'Brno'],
    [],
    ['Wrocław: ? 18400 euros', 'Brno: ? 21000 euros'],
  ],
  // In a row, each has its own.
  [
    'en',
    'HubSpot, Pipedrive and Zoho cost $115, $79 and $99 per agent.',
    helpdesks,
    [],
    ['HubSpot: ? 115 $', 'Pipedrive: ? 79 $', 'Zoho: ? 99 $'],
  ],
  // Whose they are nobody can tell.
  ['en', 'HubSpot and Pipedrive are within $100 of our $9,000 and $800.', helpdesks, [], []],
  ['en', 'For $115 there is HubSpot, for $79 Pipedrive.', helpdesks, [], []],
  ['en', 'Our budget is $9,000.', helpdesks, [], []],
  ['en', 'We met HubSpot and Pipedrive: HubSpot costs $115.', helpdesks, [], ['HubSpot: ? 115 $']],
  // A number in a name is none of an amount.
  ['en', 'Plan 2 costs 300 dollars.', ['Plan 1', 'Plan 2'], [], ['Plan 2: ? 300 dollars']],
  [
    'de',
    'Leipzig kostet 1.200 € Miete, Halle 950 € Miete.',
    ['Leipzig', 'Halle'],
    ['Miete'],
    ['Leipzig: Miete 1200 €', 'Halle: Miete 950 €'],
  ],
  [
    'zh',
    '宁波每单成本 4.20 元，送达需要 2 天。广州每单成本 3.10 元，送达需要 4 天。',
    ['宁波', '广州'],
    ['成本'],
    ['宁波: 成本 4.2 元', '宁波: ? 2 天', '广州: 成本 3.1 元', '广州: ? 4 天'],
  ],
  [
    'ar',
    'تبلغ تكلفة الطلب من عمّان 4.20 € ومن العقبة 3.10 €.',
    ['عمّان', 'العقبة'],
    [],
    ['عمّان: ? 4.2 €', 'العقبة: ? 3.1 €'],
  ],
])('%s: %s', (locale, text, names, topics, found) => {
  expect(
    namedAmounts(text, { names, topics }, locale).map(
      ({ name, topic = '?', value, unit }) => `${name}: ${topic} ${value} ${unit}`,
    ),
  ).toEqual(found);
});
