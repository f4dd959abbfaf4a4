import { companyBodySchema } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'CompanyForm',
  status: 'ready',
  purpose:
    'A company of the member’s is added or changed. Results are stored as its policies, risks and documents.',
  fields: schemaFields(companyBodySchema, [
    'name',
    'industry',
    'size',
    'regions',
    'operatingJurisdictions',
    'complianceLevel',
  ]),
  validation: [
    ...commonValidation,
    'A size in other words than the ranges is kept, and offered beside them.',
  ],
};
