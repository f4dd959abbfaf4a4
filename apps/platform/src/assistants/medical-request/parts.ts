import { medicalAreas } from '@constella/api-client/contract';
import { medicalRequestLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { fhirBundle } from './fhir-bundle';
import { RunMetrics } from './metrics';
import { medicalRequestResult } from './result';
import { RequestWarning } from './warning';

/** Parts the medical analysis shows. */
export const parts: AssistantParts<'medical-request'> = {
  layout: medicalRequestLayout,
  result: medicalRequestResult,
  kind: 'area',
  tabs: { field: 'area', label: 'medical.form.area', values: medicalAreas, words: 'medical.area' },
  Warning: RequestWarning,
  Metrics: RunMetrics,
  file: { label: 'medical.fhir', extension: 'fhir.json', made: fhirBundle },
};
