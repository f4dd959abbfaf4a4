import { innovationMethods } from '@constella/api-client';

import { defineEntry } from '../shared/assistant';

/** Ideas for a challenge by a method, scored, and a road map for the one to develop. */
export const innovationEntry = defineEntry({
  id: 'innovation',
  title: 'shell.title.innovationAssistant',
  about: 'innovation.about',
  stepChoice: (choice) => {
    const method = innovationMethods.find((one) => one === choice);
    return method && `innovation.method.${method}`;
  },
  namespaces: ['innovation', 'validation'],
  load: () => import('./parts').then((m) => m.innovationParts),
});
