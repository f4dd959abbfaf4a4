import { compliancePolicy } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'CompliancePolicyForm',
  status: 'ready',
  purpose: 'A policy is asked for: its domain, the law it stands under and how people learn of it.',
  fields: schemaFields(compliancePolicy.request, [
    'policyType',
    'jurisdiction',
    'industryRequirements',
    'additionalRequirements',
    'companyId',
    'companySize',
    'integrations',
  ]),
  validation: [
    ...commonValidation,
    'A chosen company fills in the jurisdiction; what was typed stays.',
  ],
};
