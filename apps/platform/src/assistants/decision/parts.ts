import { decisionLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { withText } from './ranked';
import { decisionResult } from './result';

/** What the decision assistant shows. */
export const decisionParts: AssistantParts<'decision'> = {
  layout: decisionLayout,
  result: decisionResult,
  // A text written anew is for the figures of now.
  derive: (next, before) => (next.text === before.text ? next : withText(next, next.text)),
  kindOf: ({ type }, intl) => intl.formatMessage({ id: `decision.type.${type}` }),
  submitting: 'decision.form.submitting',
};
