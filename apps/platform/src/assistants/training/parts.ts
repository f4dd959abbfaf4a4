import { trainingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { trainingResult } from './result';
import { withText } from './training-result';

/** What the training assistant shows. */
export const trainingParts: AssistantParts<'training'> = {
  layout: trainingLayout,
  result: trainingResult,
  derive: (next, _before, _request, intl) => withText(next, intl),
  kindOf: ({ format }, intl) => intl.formatMessage({ id: `training.format.${format}` }),
};
