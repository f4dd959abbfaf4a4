'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { creativeLayout } from './layout.js';

type Schema = typeof creativeLayout.schema;
/** The fields of the form. */
export type CreativeValues = FormValues<Schema>;
/** The values that are sent. */
export type CreativeSubmission = z.output<Schema>;
export type CreativeFormProps = FilledFormProps<Schema>;

/** A creative brief: what is to be made, how it should sound, and what to go on from. */
export function CreativeForm(props: CreativeFormProps) {
  return <LayoutForm {...props} layout={creativeLayout} words={runWords} />;
}
