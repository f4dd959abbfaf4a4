'use client';

import { medicalRequest } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
import { EmergencySection } from './emergency-section.js';
import { ImagesField } from './images-field.js';
import { LabValuesField } from './lab-values-field.js';

/** The layout of {@link MedicalRequestForm}. */
export const medicalRequestLayout = defineLayout(medicalRequest.request, {
  labels: 'medical.form',
  choices: 'medical',
  sections: [
    { fields: [{ name: 'area', options: { labels: 'medical.area' }, columns: 2 }] },
    {
      title: 'medical.area.immunotherapy',
      when: { field: 'area', is: 'immunotherapy' },
      fields: [
        { name: 'tumor', rows: 3, optional: false },
        { name: 'biomarkers', rows: 2 },
      ],
    },
    {
      title: 'medical.area.drugDiscovery',
      when: { field: 'area', is: 'drugDiscovery' },
      fields: [{ name: 'target', rows: 3, optional: false }],
    },
    {
      title: 'medical.area.research',
      when: { field: 'area', is: 'research' },
      fields: [{ name: 'question', rows: 3, optional: false }],
    },
    {
      title: 'medical.area.diagnosis',
      when: { field: 'area', is: 'diagnosis' },
      fields: [{ name: 'symptoms', rows: 5, optional: false }],
    },
    { component: EmergencySection, holds: [] },
    {
      title: 'medical.form.patient',
      description: 'medical.form.notice',
      fields: [
        { name: 'urgencyLevel' },
        {
          row: [
            { name: 'age', control: 'amount', hint: false },
            { name: 'sex', options: { labels: 'medical.sex' }, control: 'select' },
          ],
        },
        { name: 'patientInfo', rows: 2 },
        { name: 'medicalHistory', rows: 4 },
      ],
    },
    {
      title: 'medical.form.measured',
      fields: [
        {
          name: 'labValues',
          hint: 'medical.form.labValues.hint',
          optional: true,
          control: LabValuesField,
        },
        {
          name: 'medicalImages',
          hint: 'medical.form.medicalImages.hint',
          optional: true,
          control: ImagesField,
        },
        { name: 'imageReport', rows: 3 },
      ],
    },
    { title: 'medical.form.analysis', fields: ['analysisMode'] },
    { reads: medicalRequest.reads },
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
