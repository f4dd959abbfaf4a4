'use client';

import { riskAssessment } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link RiskAssessmentForm}. */
export const riskAssessmentLayout = defineLayout(riskAssessment.request, {
  labels: 'risk',
  choices: 'risk',
  sections: [
    {
      title: 'risk.form.subject',
      fields: [
        { name: 'title', hint: false },
        'scope',
        // Any undertaking has these.
        {
          name: 'categories',
          options: 'risk.category',
          initial: ['operational', 'financial', 'people'],
        },
        companyField,
      ],
    },
    { title: 'risk.form.known', fields: [{ name: 'knownRisks', rows: 4 }, 'controls'] },
    {
      title: 'risk.form.judged',
      fields: ['appetite', { name: 'methodology', rows: 2 }, { name: 'owner', hint: false }],
    },
    { reads: riskAssessment.reads },
  ],
});

type Schema = typeof riskAssessmentLayout.schema;
/** The fields of the form. */
export type RiskAssessmentValues = FormValues<Schema>;
/** The values that are sent. */
export type RiskAssessmentSubmission = z.output<Schema>;
export type RiskAssessmentFormProps = FilledFormProps<Schema>;

/** A risk assessment: what is looked at, what is known of it, and how it is judged. */
export function RiskAssessmentForm(props: RiskAssessmentFormProps) {
  return <LayoutForm {...props} layout={riskAssessmentLayout} words={runWords} />;
}
