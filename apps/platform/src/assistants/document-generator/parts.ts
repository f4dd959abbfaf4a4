import { documentGeneratorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { documentResult } from './result';

/** What the document generator shows. */
export const documentParts: AssistantParts<'document-generator'> = {
  layout: documentGeneratorLayout,
  result: documentResult,
  kindOf: ({ documentType }, intl) => intl.formatMessage({ id: `documents.type.${documentType}` }),
};
