import { defineEntry } from '../shared/assistant';

/** Risks within a scope: found, rated, treated. */
export const riskAssessmentEntry = defineEntry({
  id: 'risk-assessment',
  title: 'shell.title.riskAssessment',
  about: 'risk.about',
  namespaces: ['company', 'risk', 'validation'],
  load: () => import('./parts').then((m) => m.riskAssessmentParts),
});
