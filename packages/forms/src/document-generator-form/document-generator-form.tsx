'use client';

import { documentGenerator } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link DocumentGeneratorForm}. */
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
    { reads: documentGenerator.reads },
  ],
});

type Schema = typeof documentGeneratorLayout.schema;
/** The fields of the form. */
export type DocumentGeneratorValues = FormValues<Schema>;
/** The values that are sent. */
export type DocumentGeneratorSubmission = z.output<Schema>;
export type DocumentGeneratorFormProps = FilledFormProps<Schema>;

/** A legal document: what it is about, whom it binds and what it says. */
export function DocumentGeneratorForm(props: DocumentGeneratorFormProps) {
  return <LayoutForm {...props} layout={documentGeneratorLayout} words={runWords} />;
}
