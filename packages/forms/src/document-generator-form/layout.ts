import { documentGenerator } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { defineLayout } from '../form-of/layout.js';

/** The form of a legal document: what it is about, whom it binds and what it says. */
export const documentGeneratorLayout = defineLayout(documentGenerator.request, {
  labels: 'documents.field',
  sections: [
    {
      title: 'documents.form.document',
      fields: [
        {
          name: 'documentType',
          label: 'documents.field.type',
          control: 'cards',
          options: { labels: 'documents.type', hints: 'documents.typeAbout' },
        },
        { name: 'purpose', hint: 'documents.field.purposeHint' },
        { name: 'title', hint: 'documents.field.titleHint' },
      ],
    },
    {
      title: 'documents.form.sides',
      description: 'documents.form.sidesHint',
      fields: [
        { name: 'parties', hint: 'documents.field.partiesHint' },
        {
          name: 'jurisdiction',
          hint: 'documents.field.jurisdictionHint',
          ...fromCompany('homeJurisdiction'),
        },
        {
          row: [
            { name: 'effectiveDate', hint: false },
            { name: 'expirationDate', hint: false },
          ],
        },
        companyField,
      ],
    },
    {
      title: 'documents.form.clauses',
      fields: [
        {
          name: 'standardClauses',
          label: 'documents.field.standard',
          options: { labels: 'documents.clause', hints: 'documents.clauseAbout' },
        },
        {
          name: 'clauses',
          label: 'documents.field.own',
          hint: 'documents.field.ownHint',
          rows: 5,
        },
      ],
    },
  ],
});
