import {
  bounds,
  clauseNumbers,
  documentStatuses,
  legalDocumentTypes,
  withNumbers,
  type AssistantResult,
  type LegalClause,
} from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Checkbox, Link } from '@constella/ui';

import type { Block } from '../../runs/blocks/block';
import type { FieldProps } from '../../runs/blocks/items-block';
import { FindingsPanel } from './findings-panel';
import { goToClause } from './go-to-clause';
import * as styles from './result-view.css';

interface DocumentProps {
  result: AssistantResult<'document-generator'>;
}

/** The clauses of a document by their numbers, each a link. */
function Contents({ result: { clauses } }: DocumentProps) {
  const intl = useIntl();
  const numbers = clauseNumbers(clauses);
  return (
    <nav aria-label={intl.formatMessage({ id: 'documents.form.clauses' })}>
      <ol className={styles.plainList}>
        {clauses.map((clause, at) => (
          <li key={clause.id} className={clause.level > 1 ? styles.contentsPart : undefined}>
            <Link
              href={`#clause-${clause.id}`}
              tone="muted"
              onClick={(event) => {
                event.preventDefault();
                goToClause(clause.id);
              }}
            >
              <span className={styles.number}>{numbers[at]}</span> <bdi>{clause.heading}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether a clause is a part of the one above it; the first is of none. */
function ClausePart({ item: clause, at, onChange }: FieldProps<LegalClause>) {
  const intl = useIntl();
  if (at === 0) return null;
  return (
    <Checkbox
      label={intl.formatMessage({ id: 'documents.edit.part' })}
      checked={clause.level > 1}
      onCheckedChange={(part) => onChange({ ...clause, level: part ? 2 : 1 })}
    />
  );
}

/** A term in words: "1 year and 3 months (456 days)". */
function TermText({ result: { term } }: DocumentProps) {
  const intl = useIntl();
  const { number, list } = useFormats();
  const count = (value: number, unit: string) =>
    value === 0 ? [] : [number(value, { style: 'unit', unit, unitDisplay: 'long' })];
  if (!term) return intl.formatMessage({ id: 'documents.noTerm' });
  const { years, months, restDays, days } = term;
  const parts = [...count(years, 'year'), ...count(months, 'month'), ...count(restDays, 'day')];
  if (years + months === 0) return list(parts);
  return intl.formatMessage(
    { id: 'documents.termDays' },
    { length: list(parts), days: count(days, 'day').join('') },
  );
}

/** A legal document by its clauses, to be read, mended and put in order. */
export const documentResult: readonly Block<'document-generator'>[] = [
  {
    kind: 'columns',
    side: 'start',
    aside: [
      { kind: 'view', View: Contents, parts: { clauses: 'documents.form.clauses' } },
      { kind: 'view', View: FindingsPanel, parts: { clauses: 'documents.form.clauses' } },
    ],
    main: [
      {
        kind: 'text',
        of: 'notice',
        heading: 'documents.form.document',
        look: 'notice',
        last: true,
      },
      {
        kind: 'sheet',
        blocks: [
          { kind: 'title', of: 'title', heading: 'documents.field.title', level: 3 },
          {
            kind: 'items',
            of: 'clauses',
            heading: 'documents.form.clauses',
            look: 'sections',
            level: 4,
            title: 'heading',
            bare: true,
            anchor: 'clause',
            numbers: clauseNumbers,
            isPart: ({ level }) => level > 1,
            text: ({ text }, clauses) => withNumbers(text, clauses),
            moves: true,
            fewest: 1,
            fields: [
              {
                of: 'heading',
                label: 'documents.edit.heading',
                missing: 'documents.edit.headingNeeded',
              },
              {
                of: 'text',
                rows: 6,
                label: 'documents.edit.text',
                hint: 'documents.edit.textHint',
              },
              { Field: ClausePart },
            ],
            fresh: {
              id: 'added',
              item: (intl) => ({
                level: 1,
                heading: intl.formatMessage({ id: 'documents.edit.newHeading' }),
                text: '',
              }),
            },
            words: {
              add: 'documents.edit.add',
              edit: 'documents.edit.edit',
              up: 'documents.edit.up',
              down: 'documents.edit.down',
              remove: 'documents.edit.remove',
              only: 'documents.edit.onlyOne',
            },
          },
        ],
      },
      { kind: 'list', of: 'notes', heading: 'documents.notes', level: 3 },
    ],
    after: [
      {
        kind: 'facts',
        only: 'page',
        heading: 'documents.facts',
        level: 3,
        facts: [
          {
            of: 'documentType',
            as: 'choice',
            heading: 'documents.field.type',
            choices: legalDocumentTypes,
            words: 'documents.type',
            fixed: true,
          },
          {
            of: 'status',
            as: 'choice',
            heading: 'documents.field.status',
            choices: documentStatuses,
            words: 'documents.status',
          },
          {
            of: 'parties',
            as: 'names',
            heading: 'documents.field.parties',
            max: bounds.legalParties.max,
          },
          { of: 'jurisdiction', heading: 'documents.field.jurisdiction' },
          { of: 'effectiveDate', as: 'day', heading: 'documents.field.effectiveDate' },
          { of: 'expirationDate', as: 'day', heading: 'documents.field.expirationDate' },
          { heading: 'documents.term', View: TermText },
        ],
      },
    ],
  },
];
