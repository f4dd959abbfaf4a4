import { regulationMonitor } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'RegulationMonitorForm',
  status: 'ready',
  purpose: 'Regulations are watched: where, in which industries, from which level on.',
  fields: schemaFields(regulationMonitor.request, [
    'regions',
    'industries',
    'riskLevel',
    'effectiveFrom',
    'effectiveUntil',
    'statuses',
    'companyId',
    'businessUnits',
  ]),
  validation: [
    ...commonValidation,
    'The end of the period must not come before its beginning.',
    'Nothing is needed: what stays empty means all of it.',
  ],
};
