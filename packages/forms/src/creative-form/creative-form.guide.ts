import { creative } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'CreativeForm',
  status: 'ready',
  purpose:
    'Variants of a name, a line or a short text are asked for, with what they must and must not say.',
  fields: schemaFields(creative.request, [
    'kind',
    'subject',
    'details',
    'audience',
    'tones',
    'mustContain',
    'mustAvoid',
    'count',
    'draft',
    'wish',
  ]),
  validation: commonValidation,
};
