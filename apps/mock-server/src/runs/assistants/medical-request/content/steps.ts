import { textBlank } from '@constella/api-client/contract';

import type { StepContents } from '../../../../models/offline/content.js';

/** Nothing is concluded without a model: what was given is put in order. */
export const steps: StepContents = {
  'precision-report': { reasoning: textBlank, riskAssessment: textBlank },
};
