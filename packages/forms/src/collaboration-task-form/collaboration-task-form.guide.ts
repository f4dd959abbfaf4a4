import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { taskTitle, taskDescription, taskAgents, maxIterations, timeoutSeconds } = bounds;

export const guide: FormGuide = {
  form: 'CollaborationTaskForm',
  status: 'ready',
  purpose: 'A task for several agents, one of which coordinates.',
  fields: [
    { field: 'Title', rule: `needed, ${taskTitle.min} to ${taskTitle.max} characters` },
    {
      field: 'Description',
      rule: `needed, ${taskDescription.min} to ${taskDescription.max} characters`,
    },
    { field: 'Agents', rule: `${taskAgents.min} to ${taskAgents.max} of them` },
    { field: 'Coordinator', rule: 'needed, one of the agents; choosing one adds it to the team' },
    { field: 'Pass-through mode', rule: 'on or off' },
    {
      field: 'Max iterations',
      rule: `a whole number from ${maxIterations.min} to ${maxIterations.max}`,
    },
    {
      field: 'Timeout',
      rule: `${timeoutSeconds.min} to ${timeoutSeconds.max} seconds in steps of ${timeoutSeconds.step}`,
    },
  ],
  validation: [
    ...commonValidation,
    'With fewer than two agents to choose from nothing can be sent; the hint and the button say why.',
    'The moment of sending and the browser travel with the task.',
    'With `draftKey` what is typed is kept in this tab; agents that are gone leave a restored draft.',
  ],
};
