import { innovationLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { InnovationLibrary } from './library';
import { innovationResult } from './result';

/** Views of the innovation assistant. */
export const parts: AssistantParts<'innovation'> = {
  layout: innovationLayout,
  result: innovationResult,
  views: [{ id: 'library', label: 'innovation.library', View: InnovationLibrary }],
  kind: 'challengeType',
};
