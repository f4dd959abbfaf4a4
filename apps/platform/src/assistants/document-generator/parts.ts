import { documentGeneratorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { documentResult } from './result';

/** What the document generator shows. */
export const parts: AssistantParts<'document-generator'> = {
  layout: documentGeneratorLayout,
  result: documentResult,
  kind: 'documentType',
};
