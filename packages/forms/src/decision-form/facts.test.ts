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
    ofFigures: [],
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
  ['a second one elsewhere', 'HubSpot costs $115, Pipedrive $79. HubSpot takes $900 to set up.'],
  ['one a seat beside a total', 'HubSpot costs $115 per seat. Pipedrive costs $7,900.'],
  ['one a month beside one a year', 'HubSpot costs $115 a month. Pipedrive costs $790 a year.'],
  ['two units', 'HubSpot costs $115, Pipedrive costs €79.'],
  ['no option', 'Our budget is $9,000.'],
])('never guesses: %s', (_what, text) => {
  const facts = read(text, { options: ['HubSpot', 'Pipedrive'] });
  expect(facts.figures).toEqual([]);
  // They are shown for themselves.
  expect(facts.ofFigures).toEqual([]);
});

it('options in prose have the figures in their brackets', () => {
  const facts = read(
    'A shop in Villeurbanne (rent 2,100 euros a month) or a stall at Part-Dieu (4,800 euros a month).',
  );
  expect(facts.figures.flatMap(({ amounts }) => amounts)).toEqual([
    { option: 'Shop in Villeurbanne', amount: 2100, written: '2,100 euros' },
    { option: 'Stall at Part-Dieu', amount: 4800, written: '4,800 euros' },
  ]);
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
