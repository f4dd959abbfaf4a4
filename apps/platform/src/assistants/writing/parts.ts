import { writingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { writingResult } from './result';

/** What the writing assistant shows. */
export const writingParts: AssistantParts<'writing'> = {
  layout: writingLayout,
  result: writingResult,
  kindOf: ({ contentType }, intl) => intl.formatMessage({ id: `writing.type.${contentType}` }),
};
