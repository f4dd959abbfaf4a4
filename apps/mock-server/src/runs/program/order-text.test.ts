import { expect, it } from 'vitest';

import { orderText } from './order-text.js';

it('a request is told by its fields, in words and with names', () => {
  const rows = [
    { id: 7, name: 'Market analyst' },
    { id: 9, name: 'lease.pdf' },
    { id: 12, title: 'A second bakery' },
  ];
  const store = { find: (_table: string, id: number) => rows.find((row) => row.id === id) };
  const request = {
    title: 'HubSpot or Pipedrive?',
    reportFormat: 'executive',
    methods: ['swot', 'costBenefit'],
    figures: [
      { criterion: 'Cost', unit: '€', better: 'lower', amounts: [{ option: 'A', amount: 115 }] },
    ],
    notes: '',
    agents: [7],
    companyId: 3,
    conversation: 4,
    metadata: { maxIterations: 1 },
    attachments: [9, 10],
    earlierRuns: [12],
  };
  expect(orderText(request, store as never)).toBe(
    [
      '- title: HubSpot or Pipedrive?',
      '- report format: executive',
      '- methods: swot; cost benefit',
      '- figures:',
      '  - criterion: Cost',
      '  - unit: €',
      '  - better: lower',
      '  - amounts:',
      '    - option: A',
      '    - amount: 115',
      '- agents: Market analyst',
      '- attachments: lease.pdf',
      '- earlier runs: A second bakery',
    ].join('\n'),
  );
});
