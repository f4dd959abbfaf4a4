import { researchLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { researchResult } from './result';

/** Parts the research assistant shows. */
export const parts: AssistantParts<'research'> = {
  layout: researchLayout,
  result: researchResult,
  kind: 'aim',
};
