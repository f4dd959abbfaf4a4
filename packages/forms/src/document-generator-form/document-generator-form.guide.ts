import { documentGenerator } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'DocumentGeneratorForm',
  status: 'ready',
  purpose: 'A legal document is asked for: its kind, its parties, its dates and its clauses.',
  fields: schemaFields(documentGenerator.request, [
    'documentType',
    'purpose',
    'title',
    'parties',
    'jurisdiction',
    'effectiveDate',
    'expirationDate',
    'companyId',
    'standardClauses',
    'clauses',
  ]),
  validation: [
    ...commonValidation,
    'The expiration date must not come before the effective date; the error stands at the later one.',
  ],
};
