import { complianceRiskLayout } from '@constella/forms';

import { complianceForms, complianceViews } from '../shared/compliance/compliance-views';
import { registerDocument, registerPartNames } from '../shared/risk/register-document';
import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { ComplianceRiskResult } from './result-view';

/** What the compliance assistant shows. */
export const complianceRiskParts: AssistantParts<'compliance-risk'> = {
  layout: complianceRiskLayout,
  result: wholeView<'compliance-risk'>(ComplianceRiskResult, registerDocument, registerPartNames),
  tabs: { create: 'compliance.tab.risk' },
  forms: complianceForms,
  views: complianceViews,
};
