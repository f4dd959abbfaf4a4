'use client';

import { medicalRequest } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
import { ImagesField } from './images-field.js';

/** The layout of {@link MedicalRequestForm}. */
export const medicalRequestLayout = defineLayout(medicalRequest, {
  labels: 'medical.form',
  choices: 'medical',
  sections: [
    {
      title: 'medical.form.patient',
      description: 'medical.form.notice',
      fields: [
        { name: 'patientInfo', rows: 2 },
        { name: 'symptoms', rows: 5 },
        { name: 'medicalHistory', rows: 4 },
        'urgencyLevel',
      ],
    },
    {
      title: 'medical.form.analysis',
      fields: [
        {
          name: 'medicalImages',
          hint: 'medical.form.medicalImages.hint',
          optional: true,
          control: ImagesField,
        },
        'analysisMode',
      ],
    },
  ],
});

type Schema = typeof medicalRequestLayout.schema;
/** The fields of the form. */
export type MedicalRequestValues = FormValues<Schema>;
/** The values that are sent. */
export type MedicalRequestSubmission = z.output<Schema>;
export type MedicalRequestFormProps = FilledFormProps<Schema>;

/** A medical request: who is ill, what is felt and seen, what was before. */
export function MedicalRequestForm(props: MedicalRequestFormProps) {
  return <LayoutForm {...props} layout={medicalRequestLayout} words={runWords} />;
}
