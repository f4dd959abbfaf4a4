import type { AssistantResult } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

import type { ResultDocument } from '../../runs/result-document';

/** A policy as a document: its sections, and what has to be checked before it holds. */
export const policyDocument = (
  { title, sections, checks }: AssistantResult<'compliance-policy'>,
  intl: ReturnType<typeof useIntl>,
): ResultDocument => ({
  title,
  blocks: [
    ...sections.flatMap(({ heading, body }) => [
      { kind: 'heading' as const, level: 2 as const, text: heading },
      { kind: 'text' as const, markdown: body },
    ]),
    { kind: 'heading', level: 2, text: intl.formatMessage({ id: 'compliance.checks' }) },
    { kind: 'list', items: checks },
  ],
});
