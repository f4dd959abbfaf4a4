'use client';

import { scienceRequest } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link ScienceRequestForm}. */
export const scienceRequestLayout = defineLayout(scienceRequest.request, {
  labels: 'science.form',
  choices: 'science',
  sections: [
    {
      title: 'science.form.question',
      fields: [{ name: 'queryDescription', rows: 5 }, 'domain', 'queryType'],
    },
    { title: 'science.form.scope', fields: ['difficulty', 'timeframe', 'relatedFields'] },
    { title: 'science.form.background', fields: ['knownResults', 'constraints', 'objectives'] },
    { title: 'science.form.checked', fields: ['formulas', 'symbols'] },
    { reads: scienceRequest.reads },
  ],
});

type Schema = typeof scienceRequestLayout.schema;
/** The fields of the form. */
export type ScienceRequestValues = FormValues<Schema>;
/** The values that are sent. */
export type ScienceRequestSubmission = z.output<Schema>;
export type ScienceRequestFormProps = FilledFormProps<Schema>;

/** A science request: the question, its domain, and what is known of it. */
export function ScienceRequestForm(props: ScienceRequestFormProps) {
  return <LayoutForm {...props} layout={scienceRequestLayout} words={runWords} />;
}
