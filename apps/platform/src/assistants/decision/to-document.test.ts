import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { comparable, peopleIn, periodsOf } from './to-document';

const intl = createIntl({ locale: 'en' });
const next = [1, 2].map((value) => ({ value, low: value, high: value }));

it.each([
  ['years', ['2023', '2024', '2025'], ['2023', '2024', '2025', '2026', '2027']],
  [
    'months',
    ['2025-10', '2025-11', '2025-12'],
    ['Oct 2025', 'Nov 2025', 'Dec 2025', 'Jan 2026', 'Feb 2026'],
  ],
  ['periods unevenly apart', ['2021', '2022', '2025'], ['2021', '2022', '2025', '+1', '+2']],
  ['nothing said of when', undefined, ['1', '2', '3', '+1', '+2']],
])('the axis of a forecast has %s', (_what, when, axis) => {
  expect(periodsOf({ unit: '', known: [1, 2, 3], next, when }, intl)).toEqual(axis);
});

it('questions are nobody on a map of people', () => {
  const section = {
    method: 'stakeholder' as const,
    summary: '',
    amounts: [],
    forecast: null,
    lists: [
      { heading: 'deciding', items: ['Who must approve it?', 'The board, by March'] },
      { heading: 'affected', items: ['誰が影響を受けますか。', '谁受影响？', 'مَن يتأثر؟'] },
    ],
  };
  expect(peopleIn(section)).toEqual([{ heading: 'deciding', items: ['The board, by March'] }]);
  expect(peopleIn({ ...section, method: 'swot' })).toEqual([]);
});

it('only amounts of one kind and unit are compared, and one alone is not', () => {
  const amount = (label: string, kind: 'cost' | 'benefit', unit: string) => ({
    label,
    kind,
    unit,
    amount: 1,
  });
  const [rent, staff] = [amount('Rent', 'cost', 'EUR'), amount('Staff', 'cost', 'EUR')];
  expect(
    comparable([rent, amount('Revenue', 'benefit', 'EUR'), staff, amount('Days', 'cost', 'days')]),
  ).toEqual([[rent, staff]]);
});
