import { expect, it } from 'vitest';

import { confirmedFacts, withoutDismissed } from './dismissed-facts.js';

const text = 'It takes 12 days, then 2 days, from 2026-05-01; it costs €5.20 or €5.';
const request = { dismissedFacts: ['2 days', '€5', '2026-05-01'] };

it('leaves blank what was dismissed, and what it is a part of as it is', () => {
  const left = withoutDismissed(text, request);
  expect(left.replace(/\s+/g, ' ')).toBe('It takes 12 days, then , from ; it costs €5.20 or .');
  expect(left).toHaveLength(text.length);
});

it('confirms the rest', () => {
  expect(confirmedFacts([text], request, 'en').map((fact) => fact.text)).toEqual([
    '12 days',
    '€5.20',
  ]);
  expect(confirmedFacts([text], {}, 'en')).toHaveLength(5);
});
