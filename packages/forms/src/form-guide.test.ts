import { expect, it } from 'vitest';

import { guide as decision } from './decision-form/decision-form.guide.js';
import { guide as innovation } from './innovation-form/innovation-form.guide.js';
import { guide as regulation } from './regulation-monitor-form/regulation-monitor-form.guide.js';

const guides = { decision, innovation, regulation };

it.each<[keyof typeof guides, string, string]>([
  ['decision', 'Title', 'needed, 3 to 200 characters'],
  [
    'decision',
    'Decision type',
    'one of strategic, financial, operational, risk, strategic at first',
  ],
  ['decision', 'Figures', 'optional, see its control'],
  ['innovation', 'Duration', '5 to 156, 26 at first'],
  ['innovation', 'First day', 'optional, a day'],
  ['regulation', 'Company', 'optional, one of the member’s; it may fill other fields in'],
])('the %s form says of "%s": %s', (form, label, rule) => {
  expect(guides[form].fields.find(({ field }) => field === label)?.rule).toBe(rule);
});

it('has the fields in the order of the form, a section of one’s own among them', () => {
  expect(decision.form).toBe('DecisionForm');
  expect(decision.fields.map(({ field }) => field)).toEqual([
    'Title',
    'Description',
    'Dismissed facts',
    'Options',
    'Criteria',
    'Figures',
    'Decision type',
    'Analysis methods',
    'Topics to consider',
    'History',
    'Report format',
    'Notes',
  ]);
});
