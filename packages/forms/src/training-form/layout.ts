import { training } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { defineLayout } from '../form-of/layout.js';
import { LanguageSelect } from './language-select.js';

/** The form of a training: what is taught, to whom, and how. */
export const trainingLayout = defineLayout(training.request, {
  labels: 'training.form',
  choices: 'training',
  sections: [
    {
      title: 'training.form.subject',
      fields: ['topic', 'audience', { name: 'material', rows: 5 }],
    },
    {
      title: 'training.form.shape',
      fields: [
        { name: 'format', hint: 'chosen' },
        'difficulty',
        'interactivity',
        { name: 'duration', step: 5, unit: { text: 'training.minutes', value: 'minutes' } },
        { name: 'includeAssessment', label: 'training.form.assessment' },
      ],
    },
    {
      title: 'training.form.details',
      fields: [
        'title',
        { name: 'language', control: LanguageSelect },
        { name: 'jurisdiction', ...fromCompany('jurisdiction') },
        companyField,
        { name: 'accessibility', rows: 2 },
      ],
    },
  ],
});
