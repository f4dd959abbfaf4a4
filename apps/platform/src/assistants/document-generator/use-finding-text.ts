import { clauseNumbers, type LegalFinding } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';

import type { LegalDocument } from './legal-document';

/** Says what a check found, with the number its clause has now. */
export function useFindingText(clauses: LegalDocument['clauses']) {
  const intl = useIntl();
  const numbers = clauseNumbers(clauses);
  return ({ kind, clause, subject }: LegalFinding): string =>
    intl.formatMessage(
      { id: 'documents.finding' },
      { kind, subject, clause: numbers[clauses.findIndex(({ id }) => id === clause)] ?? '' },
    );
}
