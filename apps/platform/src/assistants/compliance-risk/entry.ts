import { defineEntry } from '../shared/assistant';

/** Which rules a company may break, and what it does against that. */
export const complianceRiskEntry = defineEntry({
  id: 'compliance-risk',
  title: 'shell.title.complianceAssistant',
  about: 'compliance.about.risk',
  namespaces: ['company', 'compliance', 'risk', 'validation'],
  load: async () => (await import('./parts')).complianceRiskParts,
});
