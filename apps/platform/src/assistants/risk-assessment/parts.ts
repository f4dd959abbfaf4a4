import { registerDocument, registerPartNames } from '../shared/risk/register-document';
import type { AssistantParts } from '../shared/assistant';
import { RiskAssessmentFields } from './fields';
import { RiskAssessmentResult } from './result-view';

/** What the risk assessment shows. */
export const riskAssessmentParts: AssistantParts<'risk-assessment'> = {
  defaults: {
    companyId: undefined,
    title: '',
    scope: '',
    categories: [],
    knownRisks: '',
    controls: '',
    methodology: '',
    appetite: 'medium',
    owner: '',
  },
  Fields: RiskAssessmentFields,
  Result: RiskAssessmentResult,
  toDocument: registerDocument,
  partNames: registerPartNames,
};
