import { clauseNumbers, isBlocking } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AlertTriangleIcon, Button, CheckCircleIcon, InfoIcon, Panel } from '@constella/ui';

import { goToClause } from './go-to-clause';
import type { LegalDocument } from './legal-document';
import * as styles from './result-view.css';
import { useFindingText } from './use-finding-text';

/** Gaps of a document, each with the way to its clause. */
export function FindingsPanel({ result: document }: { result: LegalDocument }) {
  const intl = useIntl();
  const findingText = useFindingText(document.clauses);
  const numbers = clauseNumbers(document.clauses);
  const { findings, clauses } = document;
  return (
    <Panel
      titleAs="h3"
      title={intl.formatMessage({ id: 'documents.check' })}
      titleMeta={
        findings.length > 0 &&
        intl.formatMessage({ id: 'documents.open' }, { count: findings.filter(isBlocking).length })
      }
    >
      <div role="status">
        {findings.length === 0 ? (
          <p className={styles.finding}>
            <CheckCircleIcon className={styles.sound} />
            {intl.formatMessage({ id: 'documents.sound' })}
          </p>
        ) : (
          <ul className={styles.plainList}>
            {findings.map((finding) => {
              const number = numbers[clauses.findIndex(({ id }) => id === finding.clause)];
              return (
                <li
                  key={`${finding.kind} ${finding.clause} ${finding.subject}`}
                  className={styles.finding}
                >
                  {isBlocking(finding) ? (
                    <AlertTriangleIcon className={styles.blocking} />
                  ) : (
                    <InfoIcon className={styles.hint} />
                  )}
                  <span className={styles.findingText}>
                    {findingText(finding)}
                    {number !== undefined && (
                      <Button
                        size="small"
                        variant="quiet"
                        className={styles.go}
                        onClick={() => goToClause(finding.clause ?? '')}
                      >
                        {intl.formatMessage({ id: 'documents.go' }, { number })}
                      </Button>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Panel>
  );
}
