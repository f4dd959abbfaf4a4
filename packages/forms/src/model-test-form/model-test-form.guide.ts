import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { comparedModels, maxTokens, prompt, systemPrompt, temperature } = bounds;

export const guide: FormGuide = {
  form: 'ModelTestForm',
  status: 'ready',
  purpose:
    'One prompt for one model, or for several side by side. What was asked stays, to be asked again.',
  fields: [
    {
      field: 'Model',
      rule: `${comparedModels.min} to ${comparedModels.max} of the catalogue; the first is chosen to begin with, and a further picker may stay empty`,
    },
    { field: 'System prompt', rule: `may stay empty, at most ${systemPrompt.max} characters` },
    { field: 'Prompt', rule: `needed, ${prompt.min} to ${prompt.max} characters` },
    { field: 'Temperature', rule: `${temperature.min} to ${temperature.max}` },
    { field: 'Max tokens', rule: `${maxTokens.min} to ${maxTokens.max}, whole` },
  ],
  validation: [
    ...commonValidation,
    'Without a catalogue there is no model to test: the reason and a retry stand at the field.',
  ],
};
