import { bounds, clauseNumbers } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Heading, Link, Panel, PlusIcon, Stack, TextField } from '@constella/ui';
import { useState } from 'react';

import type { ResultViewProps } from '../../runs/blocks/block';
import { ClauseEditor } from './clause-editor';
import { ClauseView } from './clause-view';
import { freshId, moved, replaced, type LegalDocument } from './edit-clauses';
import { FactsPanel } from './facts-panel';
import { FindingsPanel } from './findings-panel';
import * as styles from './result-view.css';

/** To a clause: it is brought into view, and the next Tab goes on from there. */
function goTo(clause: string) {
  document.getElementById(`clause-${clause}`)?.focus();
}

/** A legal document by its clauses, to be read, mended and put in order. */
export function DocumentResult({ result, onChange }: ResultViewProps<'document-generator'>) {
  const intl = useIntl();
  const [editing, setEditing] = useState<string>();
  const [removed, setRemoved] = useState<{
    clause: LegalDocument['clauses'][number];
    at: number;
  }>();
  const { clauses, notes, notice, title } = result;
  const numbers = clauseNumbers(clauses);
  const change = onChange && ((part: Partial<LegalDocument>) => onChange({ ...result, ...part }));
  const put = change && ((next: LegalDocument['clauses']) => change({ clauses: next }));

  const add = () => {
    const id = freshId(clauses);
    const heading = intl.formatMessage({ id: 'documents.edit.newHeading' });
    put?.([...clauses, { id, level: 1, heading, text: '' }]);
    setEditing(id);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <Stack gap={16}>
          <nav aria-label={intl.formatMessage({ id: 'documents.form.clauses' })}>
            <ol className={styles.plainList}>
              {clauses.map((clause, at) => (
                <li key={clause.id} className={clause.level > 1 ? styles.contentsPart : undefined}>
                  <Link
                    href={`#clause-${clause.id}`}
                    tone="muted"
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(clause.id);
                    }}
                  >
                    <span className={styles.number}>{numbers[at]}</span> <bdi>{clause.heading}</bdi>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <FindingsPanel document={result} onGo={goTo} />
        </Stack>
        <Stack gap={16} className={styles.main}>
          <Callout tone="warning">{notice}</Callout>
          {removed && put && (
            <Callout
              tone="info"
              onDismiss={() => setRemoved(undefined)}
              action={
                <Button
                  size="small"
                  onClick={() => {
                    put(clauses.toSpliced(removed.at, 0, removed.clause));
                    setRemoved(undefined);
                  }}
                >
                  {intl.formatMessage({ id: 'documents.edit.undo' })}
                </Button>
              }
            >
              {intl.formatMessage(
                { id: 'documents.edit.removed' },
                { heading: removed.clause.heading },
              )}
            </Callout>
          )}
          <Panel padding="none">
            <div className={styles.title}>
              {change ? (
                <TextField
                  label={intl.formatMessage({ id: 'documents.field.title' })}
                  value={title}
                  dir="auto"
                  maxLength={bounds.shortText.max}
                  onChange={({ target }) => {
                    if (target.value !== '') change({ title: target.value });
                  }}
                />
              ) : (
                <Heading level={3} size="20">
                  <bdi>{title}</bdi>
                </Heading>
              )}
            </div>
            {clauses.map((clause, at) => (
              <ClauseView
                key={clause.id}
                clause={clause}
                clauses={clauses}
                number={numbers[at] ?? ''}
                actions={
                  put && {
                    onEdit: () => setEditing(clause.id),
                    onUp: at > 0 ? () => put(moved(clauses, at, at - 1)) : undefined,
                    onDown:
                      at < clauses.length - 1 ? () => put(moved(clauses, at, at + 1)) : undefined,
                    onRemove:
                      clauses.length > 1
                        ? () => {
                            setRemoved({ clause, at });
                            put(clauses.toSpliced(at, 1));
                          }
                        : undefined,
                  }
                }
                editor={
                  put && editing === clause.id ? (
                    <ClauseEditor
                      clause={clause}
                      canBePart={at > 0}
                      onChange={(part) => put(replaced(clauses, clause.id, part))}
                      onDone={() => setEditing(undefined)}
                    />
                  ) : undefined
                }
              />
            ))}
            {put && (
              <div className={styles.add}>
                <Button icon={<PlusIcon />} onClick={add}>
                  {intl.formatMessage({ id: 'documents.edit.add' })}
                </Button>
              </div>
            )}
          </Panel>
          {notes.length > 0 && (
            <Panel titleAs="h3" title={intl.formatMessage({ id: 'documents.notes' })}>
              <ul className={styles.notes}>
                {notes.map((note) => (
                  <li key={note}>
                    <bdi>{note}</bdi>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </Stack>
        <FactsPanel document={result} onChange={change} />
      </div>
    </div>
  );
}
