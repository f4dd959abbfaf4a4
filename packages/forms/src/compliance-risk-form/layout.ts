import { complianceRisk } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { defineLayout } from '../form-of/layout.js';

/** The form of a compliance risk assessment: what a company does and where, and which rules count. */
export const complianceRiskLayout = defineLayout(complianceRisk.request, {
  labels: 'compliance',
  sections: [
    {
      title: 'compliance.form.company',
      fields: [
        companyField,
        { name: 'industry', hint: false, ...fromCompany('industry') },
        { name: 'regions', ...fromCompany('regions') },
        { name: 'activities', hint: 'compliance.lines.hint', rows: 4 },
      ],
    },
    {
      title: 'compliance.form.rules',
      fields: [
        { name: 'domains', options: 'compliance.domain' },
        'previousIssues',
        { name: 'appetite', label: 'risk.appetite', options: 'risk.appetite' },
      ],
    },
  ],
});
