import type { AssistantForm, AssistantView } from '../assistant';
import { Companies } from '../../../records/companies/companies';
import { compliancePath, policiesPath } from './compliance-paths';
import { ComplianceMonitor } from './monitor';
import { Policies } from './policies';
import { Trainings } from './trainings';

/**
 * Assessing and writing are two tabs of one screen, for a policy answers what an assessment found.
 * Each keeps an address, runs and results of its own: a run opens under its assistant's path.
 */
export const complianceForms: readonly AssistantForm[] = [
  { label: 'compliance.tab.risk', path: compliancePath },
  { label: 'compliance.tab.policy', path: policiesPath },
];

/** Views beside the form in both assistants of compliance. */
export const complianceViews: readonly AssistantView[] = [
  { id: 'policies', label: 'compliance.tab.policies', View: Policies },
  { id: 'monitor', label: 'compliance.tab.monitor', View: ComplianceMonitor },
  { id: 'training', label: 'compliance.tab.training', View: Trainings },
  { id: 'companies', label: 'company.list', View: Companies },
];
