import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { agentName, temperature, maxTokens, agentCapabilities, systemPrompt, memoryDepth } = bounds;

export const guide: FormGuide = {
  form: 'AgentForm',
  status: 'ready',
  purpose: 'Everything an agent is made of; for a new one, and to edit one.',
  fields: [
    { field: 'Name', rule: `needed, ${agentName.min} to ${agentName.max} characters` },
    { field: 'Type', rule: 'one of four' },
    { field: 'Specialization', rule: 'one of a list' },
    { field: 'Model', rule: 'one of the catalogue; also one that is no longer in it' },
    { field: 'Preferred provider', rule: 'one of a list' },
    { field: 'Fallback', rule: 'on or off' },
    {
      field: 'Temperature',
      rule: `${temperature.min} to ${temperature.max} in steps of ${temperature.step}`,
    },
    {
      field: 'Max tokens',
      rule: `a whole number from ${maxTokens.min} to ${maxTokens.max}; the slider ends at ${maxTokens.slider.max}`,
    },
    { field: 'System prompt', rule: `may stay empty, at most ${systemPrompt.max} characters` },
    { field: 'Capabilities', rule: `at least ${agentCapabilities.min}` },
    { field: 'Memory type', rule: 'one of a list' },
    {
      field: 'Memory depth',
      rule: `a whole number from ${memoryDepth.min} to ${memoryDepth.max}`,
    },
  ],
  validation: [
    ...commonValidation,
    'A summary over the form leads to each field that is wrong and shrinks as they are mended.',
    'With `draftKey` what is typed is kept in this tab and restored after a reload.',
    'A new agent’s form is empty again once it is created.',
  ],
};
