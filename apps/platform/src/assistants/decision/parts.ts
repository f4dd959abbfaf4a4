import type { AssistantParts } from '../shared/assistant';
import { DecisionFields } from './fields';
import { DecisionResult } from './result-view';
import { decisionDocument } from './to-document';

/** What the decision assistant shows. */
export const decisionParts: AssistantParts<'decision'> = {
  defaults: {
    type: 'strategic',
    title: '',
    description: '',
    methods: [],
    dataSources: [],
    reportFormat: 'comprehensive',
    options: [],
    criteria: [],
    notes: '',
  },
  Fields: DecisionFields,
  Result: DecisionResult,
  toDocument: decisionDocument,
  partNames: {
    text: 'decision.report',
    options: 'decision.options',
    criteria: 'decision.criteria',
    scores: 'decision.matrix',
    sections: 'decision.methods',
    recommendation: 'decision.result.next',
  },
  kindOf: ({ type }, intl) => intl.formatMessage({ id: `decision.type.${type}` }),
  submitting: 'decision.form.submitting',
};
