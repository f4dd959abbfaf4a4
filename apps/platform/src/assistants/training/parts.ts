import { trainingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { trainingResult } from './result';
import { withText } from './training-result';

/** Views of the training assistant. */
export const parts: AssistantParts<'training'> = {
  layout: trainingLayout,
  result: trainingResult,
  derive: (next, _before, _request, intl) => withText(next, intl),
  kind: 'format',
};
