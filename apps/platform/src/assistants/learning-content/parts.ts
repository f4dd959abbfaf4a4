import { learningContentLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { learningContentResult } from './result';

/** Views of the learning content creator. */
export const parts: AssistantParts<'learning-content'> = {
  layout: learningContentLayout,
  result: learningContentResult,
  kind: 'contentType',
};
