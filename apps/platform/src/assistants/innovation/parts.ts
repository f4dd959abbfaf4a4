import { innovationLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { InnovationLibrary } from './library';
import { innovationResult } from './result';

/** What the innovation assistant shows. */
export const parts: AssistantParts<'innovation'> = {
  layout: innovationLayout,
  result: innovationResult,
  views: [{ id: 'library', label: 'innovation.library', View: InnovationLibrary }],
  kind: 'challengeType',
};
