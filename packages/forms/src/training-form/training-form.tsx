'use client';

import { training } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { LanguageSelect } from '../field/language-select.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link TrainingForm}. */
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
    { reads: training.reads },
  ],
});

type Schema = typeof trainingLayout.schema;
/** The fields of the form. */
export type TrainingValues = FormValues<Schema>;
/** The values that are sent. */
export type TrainingSubmission = z.output<Schema>;
export type TrainingFormProps = FilledFormProps<Schema>;

/** A training: what is taught, to whom, and how. */
export function TrainingForm(props: TrainingFormProps) {
  return <LayoutForm {...props} layout={trainingLayout} words={runWords} />;
}
