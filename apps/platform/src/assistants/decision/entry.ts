import { defineEntry } from '../shared/assistant';

/** Options weighed against criteria by chosen methods. */
export const decisionEntry = defineEntry({
  id: 'decision',
  title: 'shell.title.decisionAssistant',
  about: 'decision.about',
  namespaces: ['decision', 'validation'],
  load: () => import('./parts').then((m) => m.decisionParts),
});
