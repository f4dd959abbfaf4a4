'use client';

import { compliancePolicy } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
import { SizeSelect } from './size-select.js';

/** The layout of {@link CompliancePolicyForm}. */
export const compliancePolicyLayout = defineLayout(compliancePolicy.request, {
  labels: 'compliance',
  sections: [
    {
      title: 'compliance.form.policy',
      fields: [
        { name: 'policyType', options: 'compliance.domain' },
        { name: 'jurisdiction', hint: false, ...fromCompany('jurisdiction') },
        { name: 'industryRequirements', hint: 'compliance.lines.hint', rows: 4 },
        { name: 'additionalRequirements', hint: 'compliance.lines.hint' },
      ],
    },
    {
      title: 'compliance.form.introduction',
      fields: [
        companyField,
        { name: 'companySize', control: SizeSelect },
        { name: 'integrations', options: 'compliance.integration' },
      ],
    },
    { reads: compliancePolicy.reads },
  ],
});

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
