import { decisionLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { withText } from './ranked';
import { decisionResult } from './result';

/** What the decision assistant shows. */
export const parts: AssistantParts<'decision'> = {
  layout: decisionLayout,
  result: decisionResult,
  // A text written anew is for the figures of now.
  derive: (next, before) => (next.text === before.text ? next : withText(next, next.text)),
  kind: 'type',
  submitting: 'decision.form.submitting',
};
