import { innovation } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'InnovationForm',
  status: 'ready',
  purpose: 'A challenge is put: what should be better, for whom, by which method and when.',
  fields: schemaFields(innovation.request, [
    'innovationArea',
    'challengeType',
    'businessGoals',
    'targetUsers',
    'method',
    'constraints',
    'existingSolutions',
    'inspirationSources',
    'weeks',
    'start',
  ]),
  validation: commonValidation,
};
