import { expect, it } from 'vitest';

import { partsOf } from './index.js';

it.each([
  ['risk_assessments', ['risk_items']],
  ['compliance_trainings', ['training_scenarios']],
  ['risk_items', []],
] as const)('the parts of %s', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

it('the parts of its parts are a company’s, too', () => {
  expect(partsOf('company_profiles')).toEqual(
    expect.arrayContaining(['risk_assessments', 'risk_items', 'training_scenarios']),
  );
});
