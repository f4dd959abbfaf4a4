import { defineEntry } from '../shared/assistant';

/** Drafts legal documents. */
export const documentGenerator = defineEntry({
  id: 'document-generator',
  title: 'shell.title.documentGenerator',
  about: 'documents.about',
  namespaces: ['company', 'documents'],
  load: async () => (await import('./parts')).documentParts,
});
