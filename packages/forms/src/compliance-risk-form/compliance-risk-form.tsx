'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { complianceRiskLayout } from './layout.js';

type Schema = typeof complianceRiskLayout.schema;
/** The fields of the form. */
export type ComplianceRiskValues = FormValues<Schema>;
/** The values that are sent. */
export type ComplianceRiskSubmission = z.output<Schema>;
export type ComplianceRiskFormProps = FilledFormProps<Schema>;

/** A compliance risk assessment: what a company does and where, and which rules are looked at. */
export function ComplianceRiskForm(props: ComplianceRiskFormProps) {
  return <LayoutForm {...props} layout={complianceRiskLayout} words={runWords} />;
}
