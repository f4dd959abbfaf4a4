import { riskAssessmentLayout } from '@constella/forms';

import { registerResult } from '../shared/risk/register-result';
import type { AssistantParts } from '../shared/assistant';

/** Views of the risk assessment. */
export const parts: AssistantParts<'risk-assessment'> = {
  layout: riskAssessmentLayout,
  result: registerResult(),
};
