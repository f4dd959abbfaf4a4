import { writingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { WritingResult } from './result-view';
import { writingDocument } from './to-document';

/** What the writing assistant shows. */
export const writingParts: AssistantParts<'writing'> = {
  layout: writingLayout,
  result: wholeView<'writing'>(WritingResult, writingDocument, {
    title: 'writing.result.title',
    content: 'writing.result.content',
    outline: 'writing.outline',
    revisions: 'writing.revisions',
  }),
  kindOf: ({ contentType }, intl) => intl.formatMessage({ id: `writing.type.${contentType}` }),
};
