import { assistants, deriveResult } from '@constella/api-client/contract';

import { weightsOf, withWeights, type Decision } from './decision-matrix';

const written: Decision = {
  text: '## Where to fulfil EU orders\n\n**Add Gdańsk** is ahead on delivery time and cost per order.\n\n1. Add Gdańsk\n2. Rotterdam partner',
  options: ['Add Gdańsk as a second site', 'Logistics partner in Rotterdam', 'Keep Hamburg only'],
  criteria: [
    { name: 'Delivery time', weight: 5 },
    { name: 'Cost per order', weight: 3 },
    { name: 'Set-up risk', weight: 2 },
  ],
  scores: [
    { option: 0, criterion: 0, score: 5, basis: 'stated', reason: 'Stated: “2 days from Gdańsk”' },
    { option: 0, criterion: 1, score: 4, basis: 'judged', reason: 'Labour costs 38% less.' },
    { option: 0, criterion: 2, score: 2, basis: 'judged', reason: 'A team of 34 has to be hired.' },
    {
      option: 1,
      criterion: 0,
      score: 4,
      basis: 'stated',
      reason: 'Stated: “3 days from Rotterdam”',
    },
    { option: 1, criterion: 1, score: 3, basis: 'unknown', reason: 'The volume fee is not known.' },
    {
      option: 1,
      criterion: 2,
      score: 4,
      basis: 'judged',
      reason: 'The partner runs the site today.',
    },
    { option: 2, criterion: 0, score: 1, basis: 'stated', reason: 'Stated: “5 days from Hamburg”' },
    { option: 2, criterion: 1, score: 2, basis: 'unknown', reason: 'Rates after 2028 are open.' },
    { option: 2, criterion: 2, score: 5, basis: 'judged', reason: 'Nothing changes.' },
  ],
  ranking: [],
  sections: [
    {
      method: 'swot',
      summary: 'A second site, seen from inside and outside.',
      lists: [
        { heading: 'strengths', items: ['71% of EU orders in two days or less'] },
        { heading: 'weaknesses', items: ['Two stock pools until July', 'A new team to hire'] },
        { heading: 'opportunities', items: ['Baltic and Czech demand is growing'] },
        { heading: 'threats', items: ['The złoty gains 8%'] },
      ],
      amounts: [],
      forecast: null,
    },
    {
      method: 'costBenefit',
      summary: 'What the description names.',
      lists: [
        { heading: 'costs', items: ['Fit-out is paid once'] },
        { heading: 'benefits', items: ['Labour costs less every month'] },
      ],
      amounts: [
        { label: 'Fit-out', kind: 'cost', amount: 480_000, unit: '€' },
        { label: 'Saved labour a year', kind: 'benefit', amount: 310_000, unit: '€' },
      ],
      forecast: null,
    },
    {
      method: 'stakeholder',
      summary: 'Who has a part in it.',
      lists: [
        { heading: 'deciding', items: ['The board, by March'] },
        { heading: 'supporting', items: ['Operations'] },
        { heading: 'affected', items: ['The team in Hamburg'] },
      ],
      amounts: [],
      forecast: null,
    },
    {
      method: 'forecast',
      summary: 'Orders a month.',
      lists: [{ heading: 'drivers', items: ['Delivery time'] }],
      amounts: [],
      forecast: {
        unit: 'orders',
        known: [14_200, 15_900, 17_100],
        when: ['2025-Q3', '2025-Q4', '2026-Q1'],
        next: [
          { value: 18_633, low: 17_900, high: 19_400 },
          { value: 20_083, low: 19_000, high: 21_200 },
        ],
      },
    },
  ],
  recommendation: {
    option: null,
    confidence: 0,
    nextSteps: ['Ask Rotterdam for the volume fee.', 'Say which criterion you would give up last.'],
  },
};

/** A worked decision for stories and tests. */
export const decisionExample: Decision = {
  ...deriveResult(assistants.decision, written, {}),
  sections: written.sections,
};

/** The decision with another weight, and what follows from that. */
export const reweighted = (result: Decision, criterion: number, weight: number): Decision =>
  deriveResult(
    assistants.decision,
    withWeights(result, weightsOf(result).with(criterion, weight)),
    {},
    result,
  );
