import { defineEntry } from '../shared/assistant';

/** A company's policies, from what they have to regulate. */
export const compliancePolicyEntry = defineEntry({
  id: 'compliance-policy',
  title: 'compliance.tab.policy',
  screen: 'shell.title.complianceAssistant',
  about: 'compliance.about.policy',
  namespaces: ['company', 'compliance', 'validation'],
  load: async () => (await import('./parts')).compliancePolicyParts,
});
