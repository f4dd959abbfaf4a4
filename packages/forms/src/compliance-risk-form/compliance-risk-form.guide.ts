import { complianceRisk } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'ComplianceRiskForm',
  status: 'ready',
  purpose: 'The rules a company may break are asked for, by what it does and where.',
  fields: schemaFields(complianceRisk.request, [
    'companyId',
    'industry',
    'regions',
    'activities',
    'domains',
    'previousIssues',
    'appetite',
  ]),
  validation: [
    ...commonValidation,
    'A chosen company fills in industry and regions; what was typed stays.',
  ],
};
