import { riskAssessment } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'RiskAssessmentForm',
  status: 'ready',
  purpose: 'The risks of an undertaking are asked for, with what is known and done about them.',
  fields: schemaFields(riskAssessment.request, [
    'title',
    'scope',
    'categories',
    'companyId',
    'knownRisks',
    'controls',
    'appetite',
    'methodology',
    'owner',
  ]),
  validation: commonValidation,
};
