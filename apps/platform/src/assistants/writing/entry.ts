import { defineEntry } from '../assistant';

/** A text for readers, measured while it is edited. */
export const writing = defineEntry({
  id: 'writing',
  title: 'writing.title',
  about: 'writing.about',
  namespaces: ['writing', 'editor', 'validation', 'errors'],
  load: async () => (await import('./parts')).writingParts,
});
