import { regulationMonitor } from '@constella/api-client/contract';

import { companyField } from '../company-field/company-field.js';
import { fromCompany } from '../company-field/from-company.js';
import { defineLayout } from '../form-of/layout.js';

/** The form of the regulation monitor: what is watched, and for whom. */
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
  ],
});
