import { defineEntry } from '../shared/assistant';

/** A text for readers, measured while it is edited. */
export const writingEntry = defineEntry({
  id: 'writing',
  title: 'shell.title.writingAssistant',
  about: 'writing.about',
  namespaces: ['writing', 'editor', 'validation', 'errors'],
  load: async () => (await import('./parts')).writingParts,
});
