import { compliancePolicy } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { defineLayout } from '../form-of/layout.js';
import { SizeSelect } from './size-select.js';

/** The form of a policy: what is to be regulated, under whose law, and how people learn of it. */
export const compliancePolicyLayout = defineLayout(compliancePolicy.request, {
  labels: 'compliance',
  sections: [
    {
      title: 'compliance.form.policy',
      fields: [
        { name: 'policyType', options: 'compliance.domain' },
        { name: 'jurisdiction', hint: false, ...fromCompany('jurisdiction') },
        { name: 'industryRequirements', hint: 'compliance.lines.hint', rows: 4 },
        { name: 'additionalRequirements', hint: 'compliance.lines.hint' },
      ],
    },
    {
      title: 'compliance.form.introduction',
      fields: [
        companyField,
        { name: 'companySize', control: SizeSelect },
        { name: 'integrations', options: 'compliance.integration' },
      ],
    },
  ],
});
