import type { AssistantParts } from '../shared/assistant';
import { WritingFields } from './fields';
import { writingDefaults } from './options';
import { WritingResult } from './result-view';
import { writingDocument } from './to-document';

/** What the writing assistant shows. */
export const writingParts: AssistantParts<'writing'> = {
  defaults: writingDefaults,
  Fields: WritingFields,
  Result: WritingResult,
  toDocument: writingDocument,
  partNames: {
    title: 'writing.result.title',
    content: 'writing.result.content',
    outline: 'writing.outline',
    revisions: 'writing.revisions',
  },
  kindOf: ({ contentType }, intl) => intl.formatMessage({ id: `writing.type.${contentType}` }),
};
