import { writingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { writingResult } from './result';

/** Views of the writing assistant. */
export const parts: AssistantParts<'writing'> = {
  layout: writingLayout,
  result: writingResult,
  kind: 'contentType',
};
