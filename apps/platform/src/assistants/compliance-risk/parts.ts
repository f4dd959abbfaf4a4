import { complianceRiskLayout } from '@constella/forms';

import { complianceForms, complianceViews } from '../shared/compliance/compliance-views';
import { registerResult } from '../shared/risk/register-result';
import type { AssistantParts } from '../shared/assistant';

/** Parts the compliance assistant shows. */
export const parts: AssistantParts<'compliance-risk'> = {
  layout: complianceRiskLayout,
  result: registerResult(),
  forms: complianceForms,
  views: complianceViews,
};
