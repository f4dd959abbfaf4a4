import { creativeLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { creativeResult } from './result';

/** Parts the creative assistant shows. */
export const parts: AssistantParts<'creative'> = {
  layout: creativeLayout,
  result: creativeResult,
  kind: 'kind',
};
