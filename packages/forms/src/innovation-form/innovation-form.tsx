'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { innovationLayout } from './layout.js';

type Schema = typeof innovationLayout.schema;
/** The fields of the form. */
export type InnovationValues = FormValues<Schema>;
/** The values that are sent. */
export type InnovationSubmission = z.output<Schema>;
export type InnovationFormProps = FilledFormProps<Schema>;

/** A challenge: what is known, the method it is met by, and the time there is. */
export function InnovationForm(props: InnovationFormProps) {
  return <LayoutForm {...props} layout={innovationLayout} words={runWords} />;
}
