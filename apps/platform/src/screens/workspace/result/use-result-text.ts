import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';

import type { AssistantParts } from '../../../assistants/shared/assistant';
import type { ResultDocument } from '../../../runs/result-document';
import { resultDocument } from '../../../runs/blocks/block-document';
import { documentMarkdown } from '../../../runs/export/document-markdown';

/** A result of an assistant as its document, and as the text two versions are compared by. */
export function useResultText(parts: AssistantParts) {
  const intl = useIntl();
  const documentOf = (result: RunResult): ResultDocument =>
    resultDocument(parts.result, result, intl);
  return { documentOf, textOf: (result: RunResult) => documentMarkdown(documentOf(result), intl) };
}
