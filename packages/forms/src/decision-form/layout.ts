import { decision } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';

/** The form of a decision: what is to be decided, between what, and how it is looked at. */
export const decisionLayout = defineLayout(decision.request, {
  labels: 'decision',
  choices: 'decision',
  sections: [
    {
      title: 'decision.form.problem',
      fields: [{ name: 'title', hint: false }, { name: 'description', rows: 5 }, 'type'],
    },
    { title: 'decision.form.choices', fields: ['options', 'criteria'] },
    // Figures come from callers of the API; the form has no rows to type them in.
    { component: () => null, holds: ['figures'] },
    {
      title: 'decision.form.method',
      fields: [
        { name: 'methods', hint: 'decision.methods.hint', options: 'decision.method' },
        { name: 'dataSources', label: 'decision.sources', options: 'decision.source' },
      ],
    },
    {
      title: 'decision.form.report',
      fields: [
        { name: 'reportFormat', label: 'decision.format', options: 'decision.format' },
        'notes',
      ],
    },
  ],
});
