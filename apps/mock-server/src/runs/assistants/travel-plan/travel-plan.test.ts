import {
  accommodationTypes,
  activityPaces,
  assistants,
  languages,
  transportationPreferences,
  travelerTypes,
  tripTypes,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runAssistant } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { climateOf, placesIn } from './places/place-list.js';
import { checkTool } from './tools.js';

type Request = AssistantRequest<'travel-plan'>;
const request: Request = {
  destination: 'Lisbon',
  startDate: '2027-05-08',
  endDate: '2027-05-12',
  budget: 4_000,
  numberOfTravelers: 4,
  travelerTypes: ['adults', 'children'],
};
const definition = assistants['travel-plan'];
const resultOf = async (given: Partial<Request> = {}, locale = 'en') =>
  definition.result.parse(
    (await runAssistant('travel-plan', { ...request, ...given }, { locale })).task.result,
  );

/** Everything a result sets aside and knows, with what is left. */
const totalOf = ({ days, budget }: Awaited<ReturnType<typeof resultOf>>) =>
  days
    .flatMap(({ items }) => items)
    .reduce((sum, { cost, planned }) => sum + (cost ?? planned), budget.left);

describe('places', () => {
  it.each([
    ['Lisbon', 'PT', 'EUR'],
    ['Lissabon, Portugal', 'PT', 'EUR'],
    ['里斯本和波尔图', 'PT', 'EUR'],
    ['لشبونة وبورتو', 'PT', 'EUR'],
    ['リスボン', 'PT', 'EUR'],
    ['도쿄', 'JP', 'JPY'],
    ['a week in São Paulo', 'BR', 'BRL'],
    ['Suisse', 'CH', 'CHF'],
    ['日本', 'JP', 'JPY'],
  ])('%s is found', async (destination, country, currency) => {
    const [place] = await placesIn(destination);
    expect(place).toMatchObject({ country, currency });
    expect(destination).toContain(place?.name);
  });

  it('stand in their order, each once, and a country only where no town is named', async () => {
    const names = async (text: string) => (await placesIn(text)).map(({ name }) => name);
    expect(await names('Ljubljana, Bled and Piran, Slovenia, then Ljubljana')).toEqual([
      'Ljubljana',
      'Bled',
      'Piran',
    ]);
    expect(await names('Grandma’s garden')).toEqual([]);
  });

  it.each([
    [38.7, 1, 'cool'],
    [38.7, 7, 'hot'],
    [1.3, 1, 'hot'],
    [64, 1, 'cold'],
    [-33.9, 1, 'hot'],
    [-33.9, 7, 'cool'],
  ])('at %s degrees in month %i it is %s', (latitude, month, climate) => {
    expect(climateOf(latitude, month)).toBe(climate);
  });
});

it('a price stands only where somebody gave it, and a source only where it is named', async () => {
  const item = { time: '', kind: 'sight', title: 'Castle', note: '' } as const;
  const { days, removed, counts } = await checkTool.run({
    days: [
      {
        place: 'Lisbon',
        title: '',
        items: [
          { ...item, basis: 'given', cost: 41_200 },
          { ...item, basis: 'given', cost: 99 },
          { ...item, basis: 'idea', cost: 1_500 },
          { ...item, basis: 'source', cost: 1_500 },
          { ...item, basis: 'source', cost: 1_500, note: '15 euros for adults [1]' },
        ],
      },
    ],
    typed: [41_200],
  });
  expect(days[0]?.items.map(({ basis, cost }) => [basis, cost])).toEqual([
    ['given', 41_200],
    ['given', null],
    ['idea', null],
    ['unverified', null],
    ['source', 1_500],
  ]);
  expect([removed, counts]).toEqual([3, { given: 2, source: 1, idea: 1, unverified: 1 }]);
});

describe('a worksheet', () => {
  it('has what was typed at its time among the others', async () => {
    const { days } = await resultOf({
      additionalNotes: 'Fado dinner on May 9 at 20:30, $55. Tram ride on May 10 at 11:00.',
    });
    for (const { items } of days) {
      const times = items.map(({ time }) => time).filter(Boolean);
      expect(times).toEqual(times.toSorted());
    }
    const [, second, third] = days;
    expect(second?.items.at(-2)).toMatchObject({ time: '20:30', cost: 5_500 });
    expect(second?.items.at(-1)?.kind).toBe('stay');
    expect(third?.items.some(({ time }) => time === '11:00')).toBe(true);
  });

  it('has a day for each, a night for each but the last, and a budget that sums', async () => {
    const result = await resultOf();
    expect(result.days.map(({ date }) => date)).toEqual([
      '2027-05-08',
      '2027-05-09',
      '2027-05-10',
      '2027-05-11',
      '2027-05-12',
    ]);
    for (const [at, { items }] of result.days.entries())
      expect(items.filter(({ kind }) => kind === 'stay')).toHaveLength(at < 4 ? 1 : 0);
    expect(totalOf(result)).toBe(400_000);
    expect(result.places[0]).toMatchObject({ country: 'PT', currency: 'EUR' });
  });

  it('puts what was typed on its day, at its price, and asks for it no more', async () => {
    const result = await resultOf({
      additionalNotes:
        'Flights booked for $1,240, landing at 11:40 and leaving at 19:05\nApartment in Graça for $560\nGrandma turns 70 on May 10\nSee the trams',
    });
    const [first, second, third] = result.days;
    const find = (title: string) =>
      result.days.flatMap(({ items }) => items).find((item) => item.title.includes(title));
    expect(first?.items[0]).toMatchObject({
      kind: 'journey',
      basis: 'given',
      cost: 124_000,
      time: '11:40',
    });
    expect(find('Apartment')).toMatchObject({ kind: 'stay', cost: 56_000 });
    expect(second?.items.at(-1)).toMatchObject({ kind: 'stay', cost: 0, note: /./ });
    expect(third?.items.some(({ title }) => title.includes('Grandma'))).toBe(true);
    expect(find('See the trams')).toMatchObject({ kind: 'sight', basis: 'given' });
    expect(result.days.at(-1)?.items.at(-1)).toMatchObject({
      kind: 'journey',
      cost: 0,
      time: '19:05',
    });
    expect(result.checks.join('\n')).toMatch(/“Flights.*” include the way back/);
    expect(result.checks.join('\n')).not.toMatch(/How do you get there|Where do you sleep/);
    expect(totalOf(result)).toBe(400_000);
  });

  it.each([1, 2, 60])('of %i days is whole', async (days) => {
    const endDate = new Date(Date.UTC(2027, 4, 7 + days)).toISOString().slice(0, 10);
    const result = await resultOf({ endDate });
    expect(result.days).toHaveLength(days);
    expect(totalOf(result)).toBe(400_000);
    expect(result.days[0]?.items.some(({ kind }) => kind === 'journey')).toBe(true);
    expect(result.days.at(-1)?.items.at(-1)?.kind).toBe('journey');
    const ids = result.days.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(languages)('is whole in %s', async (locale) => {
    const result = await resultOf(
      { specialNeeds: 'A wheelchair', dietaryRestrictions: ['vegan'], preferredLanguage: locale },
      locale,
    );
    expect(JSON.stringify(result)).not.toMatch(/content\.travel|"server\.|undefined|\{\w+\}/);
    expect(result.checks.some((check) => check.includes('A wheelchair'))).toBe(true);
    expect(result.packing.length).toBeGreaterThan(20);
  });

  it.each([
    ...activityPaces.map((activityPace) => ({ activityPace })),
    ...accommodationTypes.map((accommodationType) => ({ accommodationType })),
    ...transportationPreferences.map((transportationPreference) => ({ transportationPreference })),
    ...travelerTypes.map((type) => ({ travelerTypes: [type] })),
    ...tripTypes.map((tripType) => ({ tripType })),
  ] satisfies Partial<Request>[])('of %o sums to its budget', async (given) => {
    expect(totalOf(await resultOf(given))).toBe(400_000);
  });

  it.each([
    [{ budget: 1 }, /unusual/],
    [{ budget: 1_000_000_000 }, /unusual/],
    [{ numberOfTravelers: 1 }, /How many are traveling/],
    [{ startDate: '2001-05-08', endDate: '2001-05-12' }, /in the past/],
    [{ destination: 'Grandma’s garden' }, /Where is “Grandma’s garden”/],
  ])('%o is asked about', async (given, question) => {
    expect((await resultOf(given)).checks.join('\n')).toMatch(question);
  });
});

it.each([
  [
    { startDate: '2027-01-01', endDate: '2028-02-04' },
    'endDate',
    /at most 60 days.*earlier end date/,
  ],
  [{ budget: 0 }, 'budget', /1 or more/],
  [{ startDate: '2027-05-12', endDate: '2027-05-08' }, 'endDate', /later end date/],
])('%o is refused at its field, with what to do', async (given, field, message) => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/travel-plan/runs', {
    ...request,
    ...given,
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: { [field]: expect.stringMatching(message) },
  });
});
