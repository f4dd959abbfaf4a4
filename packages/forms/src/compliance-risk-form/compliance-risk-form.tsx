'use client';

import { complianceRisk } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link ComplianceRiskForm}. */
export const complianceRiskLayout = defineLayout(complianceRisk.request, {
  labels: 'compliance',
  sections: [
    {
      title: 'compliance.form.company',
      fields: [
        companyField,
        { name: 'industry', hint: false, ...fromCompany('industry') },
        { name: 'regions', ...fromCompany('regions') },
        { name: 'activities', hint: 'compliance.lines.hint', rows: 4 },
      ],
    },
    {
      title: 'compliance.form.rules',
      fields: [
        // Whoever has customers and employees is under these.
        { name: 'domains', options: 'compliance.domain', initial: ['dataPrivacy', 'laborLaws'] },
        'previousIssues',
        { name: 'appetite', label: 'risk.appetite', options: 'risk.appetite' },
      ],
    },
    { reads: complianceRisk.reads },
  ],
});

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
