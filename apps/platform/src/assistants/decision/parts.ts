import { decisionLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { DecisionResult } from './result-view';
import { decisionDocument } from './to-document';

/** What the decision assistant shows. */
export const decisionParts: AssistantParts<'decision'> = {
  layout: decisionLayout,
  result: wholeView<'decision'>(DecisionResult, decisionDocument, {
    text: 'decision.report',
    options: 'decision.options',
    criteria: 'decision.criteria',
    scores: 'decision.matrix',
    sections: 'decision.methods',
    recommendation: 'decision.result.next',
  }),
  kindOf: ({ type }, intl) => intl.formatMessage({ id: `decision.type.${type}` }),
  submitting: 'decision.form.submitting',
};
