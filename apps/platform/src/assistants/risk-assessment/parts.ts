import { riskAssessmentLayout } from '@constella/forms';

import { registerDocument, registerPartNames } from '../shared/risk/register-document';
import type { AssistantParts } from '../shared/assistant';
import { RiskAssessmentResult } from './result-view';

/** What the risk assessment shows. */
export const riskAssessmentParts: AssistantParts<'risk-assessment'> = {
  layout: riskAssessmentLayout,
  Result: RiskAssessmentResult,
  toDocument: registerDocument,
  partNames: registerPartNames,
};
