import { defineEntry } from '../assistant';

/** Watches regulations. */
export const regulationMonitor = defineEntry({
  id: 'regulation-monitor',
  title: 'regulation.title',
  about: 'regulation.about',
  namespaces: ['regulation'],
  load: async () => (await import('./parts')).regulationParts,
});
