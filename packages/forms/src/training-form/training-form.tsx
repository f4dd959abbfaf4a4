'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { trainingLayout } from './layout.js';

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
