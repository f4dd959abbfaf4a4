import { writing } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'WritingForm',
  status: 'ready',
  purpose:
    'A text is asked for: what it is, whom it is for, how it sounds and what it is made from.',
  fields: schemaFields(writing.request, [
    'contentType',
    'audience',
    'purpose',
    'keyPoints',
    'tone',
    'length',
    'examples',
    'brandGuidelines',
    'notes',
  ]),
  validation: commonValidation,
};
