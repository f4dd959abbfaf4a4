import { documentGeneratorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { documentResult } from './result';

/** Views of the document generator. */
export const parts: AssistantParts<'document-generator'> = {
  layout: documentGeneratorLayout,
  result: documentResult,
  kind: 'documentType',
};
