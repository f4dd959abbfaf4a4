import { defineEntry } from '../assistant';

/** A training to be taken, played through and scored. */
export const training = defineEntry({
  id: 'training',
  title: 'training.title',
  about: 'training.about',
  namespaces: ['training', 'validation', 'errors'],
  load: async () => (await import('./parts')).trainingParts,
});
