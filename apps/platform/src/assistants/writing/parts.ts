import { writingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { writingResult } from './result';

/** What the writing assistant shows. */
export const parts: AssistantParts<'writing'> = {
  layout: writingLayout,
  result: writingResult,
  kind: 'contentType',
};
