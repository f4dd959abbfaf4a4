import { decisionLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { decisionResult } from './result';

/** Parts the decision assistant shows. */
export const parts: AssistantParts<'decision'> = {
  layout: decisionLayout,
  result: decisionResult,
  kind: 'type',
  submitting: 'decision.form.submitting',
};
