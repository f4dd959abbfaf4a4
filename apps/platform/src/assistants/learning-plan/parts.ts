import { learningPlanLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { learningPlanResult } from './result';

/** Views of the learning assistant. */
export const parts: AssistantParts<'learning-plan'> = {
  layout: learningPlanLayout,
  result: learningPlanResult,
  kind: 'learningArea',
};
