import { travelPlanLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { travelPlanResult } from './result';

/** The parts of its screens. */
export const parts: AssistantParts<'travel-plan'> = {
  layout: travelPlanLayout,
  result: travelPlanResult,
  kind: 'tripType',
};
