'use client';

import { regulationMonitor } from '@constella/api-client/contract';
import type { z } from 'zod';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link RegulationMonitorForm}. */
export const regulationMonitorLayout = defineLayout(regulationMonitor.request, {
  labels: 'regulation.field',
  sections: [
    {
      title: 'regulation.form.scope',
      description: 'regulation.form.scopeHint',
      fields: [
        {
          name: 'regions',
          hint: 'regulation.field.regionsHint',
          ...fromCompany('jurisdictions'),
        },
        {
          name: 'industries',
          hint: 'regulation.field.industriesHint',
          ...fromCompany('industries'),
        },
      ],
    },
    {
      title: 'regulation.form.filters',
      fields: [
        {
          name: 'riskLevel',
          options: { labels: 'regulation.level', hints: 'regulation.levelAbout' },
        },
        {
          row: [
            { name: 'effectiveFrom', hint: false },
            { name: 'effectiveUntil', hint: false },
          ],
        },
        {
          name: 'statuses',
          options: { labels: 'regulation.stage', hints: 'regulation.stageAbout' },
          columns: 2,
        },
      ],
    },
    {
      title: 'regulation.form.company',
      fields: [
        companyField,
        {
          name: 'businessUnits',
          label: 'regulation.field.units',
          hint: 'regulation.field.unitsHint',
          rows: 4,
        },
      ],
    },
    { reads: regulationMonitor.reads },
  ],
});

type Schema = typeof regulationMonitorLayout.schema;
/** The fields of the form. */
export type RegulationMonitorValues = FormValues<Schema>;
/** The values that are sent. */
export type RegulationMonitorSubmission = z.output<Schema>;
export type RegulationMonitorFormProps = FilledFormProps<Schema>;

/** The regulation monitor: what is watched, and for whom. */
export function RegulationMonitorForm(props: RegulationMonitorFormProps) {
  return <LayoutForm {...props} layout={regulationMonitorLayout} words={runWords} />;
}
