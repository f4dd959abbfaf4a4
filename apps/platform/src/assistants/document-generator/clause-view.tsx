import { withNumbers, type LegalClause } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Heading,
  IconButton,
  PencilIcon,
  TrashIcon,
} from '@constella/ui';
import type { ReactNode } from 'react';

import { RunText } from '../../runs/run-text';
import * as styles from './result-view.css';

interface ClauseViewProps {
  clause: LegalClause;
  clauses: readonly LegalClause[];
  /** `2.1`. */
  number: string;
  /** Absent where the document may only be read. */
  actions?: ClauseActions | undefined;
  /** Stands in for the text while it is being written. */
  editor?: ReactNode;
}

/** What can be done with a clause. */
export interface ClauseActions {
  onEdit: () => void;
  /** Absent at the ends of the document. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Absent for the only clause. */
  onRemove?: (() => void) | undefined;
}

/** One clause of a document: number, heading, text. */
export function ClauseView({ clause, clauses, number, actions, editor }: ClauseViewProps) {
  const intl = useIntl();
  const name = (id: 'edit' | 'up' | 'down' | 'remove') =>
    intl.formatMessage({ id: `documents.edit.${id}` }, { clause: number });
  return (
    <section
      id={`clause-${clause.id}`}
      tabIndex={-1}
      aria-labelledby={`heading-${clause.id}`}
      className={clause.level > 1 ? styles.part : styles.clause}
    >
      <div className={styles.clauseHead}>
        <Heading level={clause.level > 1 ? 5 : 4} size="16" id={`heading-${clause.id}`}>
          <span className={styles.number}>{number}</span> <bdi>{clause.heading}</bdi>
        </Heading>
        {actions && !editor && (
          <span className={styles.clauseActions}>
            <IconButton
              size="small"
              label={name('up')}
              icon={<ArrowUpIcon size={14} />}
              disabled={!actions.onUp}
              onClick={actions.onUp}
            />
            <IconButton
              size="small"
              label={name('down')}
              icon={<ArrowDownIcon size={14} />}
              disabled={!actions.onDown}
              onClick={actions.onDown}
            />
            <IconButton
              size="small"
              label={name('edit')}
              icon={<PencilIcon size={14} />}
              onClick={actions.onEdit}
            />
            <IconButton
              size="small"
              label={name('remove')}
              icon={<TrashIcon size={14} />}
              onClick={actions.onRemove}
              disabledReason={
                actions.onRemove ? undefined : intl.formatMessage({ id: 'documents.edit.onlyOne' })
              }
            />
          </span>
        )}
      </div>
      {editor ?? <RunText headingLevel={4} text={withNumbers(clause.text, clauses)} />}
    </section>
  );
}
