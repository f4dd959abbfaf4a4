import { defineEntry } from '../shared/assistant';

/** Watches regulations. */
export const regulationMonitor = defineEntry({
  id: 'regulation-monitor',
  title: 'shell.title.regulationMonitor',
  about: 'regulation.about',
  namespaces: ['company', 'regulation'],
  load: async () => (await import('./parts')).regulationParts,
});
