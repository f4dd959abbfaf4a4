import { defineEntry } from '../shared/assistant';

/** A training to be taken, played through and scored. */
export const trainingEntry = defineEntry({
  id: 'training',
  title: 'shell.title.trainingAssistant',
  about: 'training.about',
  namespaces: ['company', 'training', 'validation', 'errors'],
  load: async () => (await import('./parts')).trainingParts,
});
