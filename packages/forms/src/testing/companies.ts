import { fn } from 'storybook/test';

import type { Company, CompanySource } from '../company-field/company-source.js';

/** A company of a member's. */
export const havsvik: Company = {
  id: 1,
  revision: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  userId: 2,
  name: 'Havsvik Home AB',
  industry: 'Furniture',
  size: '50-249',
  regions: ['EU', 'Norway'],
  operatingJurisdictions: ['Sweden', 'Germany'],
  complianceLevel: null,
};

/** Two companies, the second in other words than the form's. */
export const companySource = (): CompanySource => ({
  companies: [
    havsvik,
    { ...havsvik, id: 2, name: 'Werft Nord', industry: 'Ships', size: '240 employees' },
  ],
  onSave: fn(async (fields, company) => ({ ...havsvik, ...company, ...fields })),
  onRemove: fn(),
});
