'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { compliancePolicyLayout } from './layout.js';

type Schema = typeof compliancePolicyLayout.schema;
/** The fields of the form. */
export type CompliancePolicyValues = FormValues<Schema>;
/** The values that are sent. */
export type CompliancePolicySubmission = z.output<Schema>;
export type CompliancePolicyFormProps = FilledFormProps<Schema>;

/** A policy: what is to be regulated, under whose law, and how people learn of it. */
export function CompliancePolicyForm(props: CompliancePolicyFormProps) {
  return <LayoutForm {...props} layout={compliancePolicyLayout} words={runWords} />;
}
