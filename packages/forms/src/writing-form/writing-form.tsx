'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { writingLayout } from './layout.js';

type Schema = typeof writingLayout.schema;
/** The fields of the form. */
export type WritingValues = FormValues<Schema>;
/** Values sent. */
export type WritingSubmission = z.output<Schema>;
export type WritingFormProps = FilledFormProps<Schema>;

/** A text: what is written, for whom, how, and from what. */
export function WritingForm(props: WritingFormProps) {
  return <LayoutForm {...props} layout={writingLayout} words={runWords} />;
}
