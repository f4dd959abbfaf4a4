import { expect, it } from 'vitest';

import { readFacts, withFacts } from './facts.js';

const words = {
  options: 'Options',
  criteria: 'Criteria',
  usual: ['Cost', 'Time', 'Risk', 'Benefit'],
} as const;
const empty = { title: 'A choice', options: [], criteria: [], figures: [] };
const read = (description: string, form: Partial<Parameters<typeof readFacts>[0]> = {}) =>
  readFacts({ ...empty, ...form, description }, { ...words, usual: [...words.usual] }, 'en');

it('lists with a label are options and criteria', () => {
  expect(read('Options: HubSpot, Pipedrive. Criteria: price, ease of use.')).toEqual({
    options: ['HubSpot', 'Pipedrive'],
    criteria: ['price', 'ease of use'],
    figures: [],
    ofOptions: [],
  });
});

it('money and times beside options are figures, by the criterion they name or the usual one', () => {
  const options = ['HubSpot', 'Pipedrive'];
  const text = 'HubSpot costs $115 and takes 3 days, Pipedrive costs $79 and takes 5 days.';
  expect(read(text, { options }).figures).toEqual([
    {
      criterion: 'Cost',
      unit: '$',
      better: 'lower',
      amounts: [
        { option: 'HubSpot', amount: 115, written: '$115' },
        { option: 'Pipedrive', amount: 79, written: '$79' },
      ],
    },
    {
      criterion: 'Time',
      unit: 'days',
      better: 'lower',
      amounts: [
        { option: 'HubSpot', amount: 3, written: '3 days' },
        { option: 'Pipedrive', amount: 5, written: '5 days' },
      ],
    },
  ]);
  // Of other criteria nobody can tell which it is.
  expect(read(text, { options, criteria: ['Reputation'] }).figures).toEqual([]);
});

it.each([
  ['two amounts of one option', 'HubSpot costs $115 or $90, Pipedrive costs $79.'],
  ['two units', 'HubSpot costs $115, Pipedrive costs €79.'],
  ['no option', 'Our budget is $9,000.'],
])('never guesses: %s', (_what, text) => {
  expect(read(text, { options: ['HubSpot', 'Pipedrive'] }).figures).toEqual([]);
});

it('what the form has is not read again, and stays', () => {
  const options = ['HubSpot', 'Pipedrive'];
  const row = {
    criterion: 'Cost',
    unit: '$',
    better: 'lower',
    amounts: [{ option: 'HubSpot', amount: 100 }],
  };
  const form = { options, criteria: ['Cost'], figures: [row] };
  const facts = read('HubSpot costs $115, Pipedrive costs $79.', form);
  expect(facts.figures[0]?.amounts.map(({ option }) => option)).toEqual(['Pipedrive']);
  const filled = withFacts(form, facts, { ...words, usual: [...words.usual] });
  expect(filled.figures[0]?.amounts).toEqual([
    { option: 'HubSpot', amount: 100 },
    { option: 'Pipedrive', amount: 79 },
  ]);
});
