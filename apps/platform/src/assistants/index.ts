import type { AssistantId } from '@constella/api-client';
import { assistants, type AssistantDefinition } from '@constella/api-client/contract';

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
  defineEntry('learning-plan', () => import('./learning-plan/parts'), { namespaces: ['plans'] }),
  defineEntry('learning-content', () => import('./learning-content/parts'), {
    namespaces: ['study', 'training'],
  }),
  defineEntry('creative', () => import('./creative/parts')),
  defineEntry('travel-plan', () => import('./travel-plan/parts')),
  defineEntry('research', () => import('./research/parts')),
  defineEntry('life-review', () => import('./life-review/parts')),
  defineEntry('medical-request', () => import('./medical-request/parts'), {
    aliases: ['/starmedx-fixed'],
  }),
  defineEntry('science-request', () => import('./science-request/parts'), {
    aliases: ['/starstem-integrated'],
  }),
];

/** The assistant with an id a run or a link names; undefined without a screen of its own. */
export const entryOf = (id: string | undefined): AssistantEntry | undefined =>
  entries.find((entry) => entry.id === id);

/** The contract's definition of an assistant. */
export const definitionOf = (id: AssistantId): AssistantDefinition => assistants[id];

/** The assistants of an area with a place of their own, in the order of its navigation. */
export const placesOf = (area: string): readonly AssistantEntry[] =>
  entries.filter(({ id }) => {
    const [, first, , ...below] = definitionOf(id).path.split('/');
    return first === area && below.length === 0;
  });

/** The assistants of a screen: its own, and those under it. */
export const assistantsAt = (path: string): readonly AssistantId[] =>
  entries
    .map(({ id }) => id)
    .filter((id) => definitionOf(id).path === path || definitionOf(id).path.startsWith(`${path}/`));
