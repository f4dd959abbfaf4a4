import { registerDocument, registerPartNames } from '../../risk/register-document';
import type { AssistantParts } from '../assistant';
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
