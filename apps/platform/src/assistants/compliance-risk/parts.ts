import { complianceForms, complianceViews } from '../../compliance/compliance-views';
import { registerDocument, registerPartNames } from '../../risk/register-document';
import type { AssistantParts } from '../assistant';
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
