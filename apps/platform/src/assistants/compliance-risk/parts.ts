import { complianceForms, complianceViews } from '../shared/compliance/compliance-views';
import { registerDocument, registerPartNames } from '../shared/risk/register-document';
import type { AssistantParts } from '../shared/assistant';
import { ComplianceRiskFields } from './fields';
import { ComplianceRiskResult } from './result-view';

/** What the compliance assistant shows. */
export const complianceRiskParts: AssistantParts<'compliance-risk'> = {
  defaults: {
    companyId: undefined,
    industry: '',
    regions: [],
    activities: '',
    domains: [],
    previousIssues: '',
    appetite: 'medium',
  },
  Fields: ComplianceRiskFields,
  Result: ComplianceRiskResult,
  toDocument: registerDocument,
  partNames: registerPartNames,
  tabs: { create: 'compliance.tab.risk' },
  forms: complianceForms,
  views: complianceViews,
};
