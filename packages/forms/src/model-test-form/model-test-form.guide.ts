import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { prompt, systemPrompt } = bounds;

export const guide: FormGuide = {
  form: 'ModelTestForm',
  status: 'ready',
  purpose: 'One prompt for one model. What was asked stays, to be asked again.',
  fields: [
    { field: 'Model', rule: 'one of the catalogue; the first is chosen to begin with' },
    { field: 'System prompt', rule: `may stay empty, at most ${systemPrompt.max} characters` },
    { field: 'Prompt', rule: `needed, ${prompt.min} to ${prompt.max} characters` },
  ],
  validation: [
    ...commonValidation,
    'Without a catalogue there is no model to test: the reason and a retry stand at the field.',
  ],
};
