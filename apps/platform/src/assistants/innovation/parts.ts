import { innovationLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { InnovationLibrary } from './library';
import { InnovationResult } from './result-view';
import { innovationDocument } from './to-document';

/** What the innovation assistant shows. */
export const innovationParts: AssistantParts<'innovation'> = {
  layout: innovationLayout,
  result: wholeView<'innovation'>(InnovationResult, innovationDocument, {
    text: 'innovation.report',
    ideas: 'innovation.part.ideate',
    weights: 'innovation.weights',
    chosen: 'innovation.develop.idea',
    roadmap: 'innovation.roadmap',
  }),
  views: [{ id: 'library', label: 'innovation.library', View: InnovationLibrary }],
  kindOf: ({ challengeType }, intl) =>
    intl.formatMessage({ id: `innovation.type.${challengeType}` }),
};
