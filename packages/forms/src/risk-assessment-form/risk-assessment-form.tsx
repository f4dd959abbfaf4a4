'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { riskAssessmentLayout } from './layout.js';

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
