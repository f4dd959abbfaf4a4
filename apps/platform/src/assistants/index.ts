import type { AssistantEntry } from './shared/assistant';
import { defineEntry } from './shared/define-entry';

/** Every assistant that has screens, in the order of its area's navigation. */
export const entries: readonly AssistantEntry[] = [
  defineEntry('decision', () => import('./decision/parts'), {
    aliases: ['/enterprise/decision-support'],
  }),
  defineEntry('writing', () => import('./writing/parts'), { namespaces: ['editor'] }),
  defineEntry('innovation', () => import('./innovation/parts')),
  defineEntry('compliance-risk', () => import('./compliance-risk/parts')),
  defineEntry('compliance-policy', () => import('./compliance-policy/parts'), {
    title: 'compliance.tab.policy',
  }),
  defineEntry('document-generator', () => import('./document-generator/parts')),
  defineEntry('risk-assessment', () => import('./risk-assessment/parts')),
  defineEntry('regulation-monitor', () => import('./regulation-monitor/parts'), {
    namespaces: ['records'],
  }),
  defineEntry('training', () => import('./training/parts')),
  defineEntry('creative', () => import('./creative/parts')),
];

/** The assistant with an id a run or a link names; undefined without a screen of its own. */
export const entryOf = (id: string | undefined): AssistantEntry | undefined =>
  entries.find((entry) => entry.id === id);
