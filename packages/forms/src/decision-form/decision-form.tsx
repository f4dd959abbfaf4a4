'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { decisionLayout } from './layout.js';

type Schema = typeof decisionLayout.schema;
/** The fields of the form. */
export type DecisionValues = FormValues<Schema>;
/** The values that are sent. */
export type DecisionSubmission = z.output<Schema>;
export type DecisionFormProps = FilledFormProps<Schema>;

const words = { ...runWords, submitting: 'decision.form.submitting' } as const;

/** A decision: what is to be decided, between what, and how it is looked at. */
export function DecisionForm(props: DecisionFormProps) {
  return <LayoutForm {...props} layout={decisionLayout} words={words} />;
}
