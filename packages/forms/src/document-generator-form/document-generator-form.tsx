'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { documentGeneratorLayout } from './layout.js';

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
