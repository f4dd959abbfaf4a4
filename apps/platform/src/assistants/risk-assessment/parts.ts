import { riskAssessmentLayout } from '@constella/forms';

import { registerDocument, registerPartNames } from '../shared/risk/register-document';
import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { RiskAssessmentResult } from './result-view';

/** What the risk assessment shows. */
export const riskAssessmentParts: AssistantParts<'risk-assessment'> = {
  layout: riskAssessmentLayout,
  result: wholeView<'risk-assessment'>(RiskAssessmentResult, registerDocument, registerPartNames),
};
