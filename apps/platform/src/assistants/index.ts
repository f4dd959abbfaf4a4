import type { AssistantId } from '@constella/api-client';

import type { AssistantEntry } from './shared/assistant';
import { compliancePolicyEntry } from './compliance-policy/entry';
import { complianceRiskEntry } from './compliance-risk/entry';
import { decisionEntry } from './decision/entry';
import { trainingEntry } from './training/entry';
import { writingEntry } from './writing/entry';
import { riskAssessmentEntry } from './risk-assessment/entry';
import { documentGenerator } from './document-generator/entry';
import { regulationMonitor } from './regulation-monitor/entry';
import { innovationEntry } from './innovation/entry';

// An entry's own request and result types meet again in its parts; a list of all forgets them.
const listed = <Id extends AssistantId>(entry: AssistantEntry<Id>) =>
  entry as unknown as AssistantEntry;

/** Every assistant that has screens: its folder, and its line here. */
export const entries: readonly AssistantEntry[] = [
  listed(decisionEntry),
  listed(writingEntry),
  listed(trainingEntry),
  listed(riskAssessmentEntry),
  listed(documentGenerator),
  listed(regulationMonitor),
  listed(innovationEntry),
  listed(complianceRiskEntry),
  listed(compliancePolicyEntry),
];

/** The assistant with an id a run or a link names; undefined without a screen of its own. */
export const entryOf = (id: string | undefined): AssistantEntry | undefined =>
  entries.find((entry) => entry.id === id);
