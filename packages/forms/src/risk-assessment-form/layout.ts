import { riskAssessment } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { defineLayout } from '../form-of/layout.js';

/** The form of a risk assessment: what is looked at, what is known of it, how it is judged. */
export const riskAssessmentLayout = defineLayout(riskAssessment.request, {
  labels: 'risk',
  choices: 'risk',
  sections: [
    {
      title: 'risk.form.subject',
      fields: [
        { name: 'title', hint: false },
        'scope',
        { name: 'categories', options: 'risk.category' },
        companyField,
      ],
    },
    { title: 'risk.form.known', fields: [{ name: 'knownRisks', rows: 4 }, 'controls'] },
    {
      title: 'risk.form.judged',
      fields: ['appetite', { name: 'methodology', rows: 2 }, { name: 'owner', hint: false }],
    },
  ],
});
