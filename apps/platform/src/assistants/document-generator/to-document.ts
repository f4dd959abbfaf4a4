import { clauseNumbers, withNumbers, type AssistantResult } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

import type { ResultBlock, ResultDocument } from '../../runs/result-document';

/** A legal document as it is printed: its clauses, what has to be looked at, what it is not. */
export function documentToDocument(
  result: AssistantResult<'document-generator'>,
  intl: ReturnType<typeof useIntl>,
): ResultDocument {
  const { title, clauses, notes, notice, locale } = result;
  const numbers = clauseNumbers(clauses);
  return {
    title,
    locale,
    blocks: [
      ...clauses.flatMap(({ level, heading, text }, at): ResultBlock[] => [
        { kind: 'heading', level: level > 1 ? 3 : 2, text: `${numbers[at]}. ${heading}` },
        { kind: 'text', markdown: withNumbers(text, clauses) },
      ]),
      ...(notes.length > 0
        ? ([
            { kind: 'heading', level: 2, text: intl.formatMessage({ id: 'documents.notes' }) },
            { kind: 'list', items: notes },
          ] as const)
        : []),
      { kind: 'text', markdown: `*${notice}*` },
    ],
  };
}
