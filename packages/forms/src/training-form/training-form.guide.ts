import { training } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'TrainingForm',
  status: 'ready',
  purpose: 'A training is asked for: its subject, its shape, and whose it is.',
  fields: schemaFields(training.request, [
    'topic',
    'audience',
    'material',
    'format',
    'difficulty',
    'interactivity',
    'duration',
    'includeAssessment',
    'title',
    'language',
    'jurisdiction',
    'companyId',
    'accessibility',
  ]),
  validation: [
    ...commonValidation,
    'A chosen company fills in the jurisdiction; what was typed stays.',
  ],
};
