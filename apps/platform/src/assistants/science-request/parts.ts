import { scienceRequestLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { scienceResult } from './result';

/** The parts of its screens. */
export const parts: AssistantParts<'science-request'> = {
  layout: scienceRequestLayout,
  result: scienceResult,
  kind: 'domain',
};
