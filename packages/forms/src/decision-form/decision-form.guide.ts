import { decision } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'DecisionForm',
  status: 'ready',
  purpose: 'A decision is put: the options, what they are judged by, and how they are looked at.',
  fields: schemaFields(decision.request, [
    'title',
    'description',
    'type',
    'options',
    'criteria',
    'figures',
    'methods',
    'dataSources',
    'history',
    'reportFormat',
    'notes',
  ]),
  validation: commonValidation,
};
