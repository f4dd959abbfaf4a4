import { decision } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';
import { FiguresSection } from './figures-section.js';
import { HistorySection } from './history-section.js';

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
    { component: FiguresSection, holds: ['figures'] },
    {
      title: 'decision.form.method',
      fields: [
        { name: 'methods', hint: 'decision.methods.hint', options: 'decision.method' },
        { name: 'dataSources', label: 'decision.sources', options: 'decision.source' },
      ],
    },
    { component: HistorySection, holds: ['history'] },
    {
      title: 'decision.form.report',
      fields: [
        { name: 'reportFormat', label: 'decision.format', options: 'decision.format' },
        'notes',
      ],
    },
  ],
});
