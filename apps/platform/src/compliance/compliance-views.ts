import type { AssistantView } from '../assistants/assistant';
import { ComplianceMonitor } from './monitor';
import { Policies } from './policies';
import { Trainings } from './trainings';

/** What stands beside the form in both assistants of compliance. */
export const complianceViews: readonly AssistantView[] = [
  { id: 'policies', label: 'compliance.tab.policies', View: Policies },
  { id: 'monitor', label: 'compliance.tab.monitor', View: ComplianceMonitor },
  { id: 'training', label: 'compliance.tab.training', View: Trainings },
];
