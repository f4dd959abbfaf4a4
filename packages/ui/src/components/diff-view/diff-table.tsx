import { ArrowUpDownIcon } from '../../icons/index.js';
import type { DiffViewLabels } from '../../labels/types.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { NumberCell, SignCell, TextCell } from './diff-cells.js';
import type { DiffRow } from './diff-rows.js';
import * as styles from './diff-view.css.js';

/** Column heads: in two columns "before" and "after" are seen, the rest is only read out. */
export function DiffHead({ isSplit, labels }: { isSplit: boolean; labels: DiffViewLabels }) {
  const silent = (text: string) => (
    <th scope="col" className={isSplit ? styles.head : styles.silentHead}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </th>
  );
  const side = (number: string, text: string) => (
    <>
      {silent(number)}
      <th scope="col" colSpan={2} className={styles.head}>
        {text}
      </th>
    </>
  );
  return (
    <>
      <colgroup>
        <col className={styles.numberColumn} />
        {isSplit ? (
          <>
            <col className={styles.signColumn} />
            <col />
            <col className={styles.numberColumn} />
          </>
        ) : (
          <col className={styles.numberColumn} />
        )}
        <col className={styles.signColumn} />
        <col />
      </colgroup>
      <thead>
        <tr>
          {isSplit ? (
            <>
              {side(labels.oldLine, labels.before)}
              {side(labels.newLine, labels.after)}
            </>
          ) : (
            <>
              {silent(labels.oldLine)}
              {silent(labels.newLine)}
              <th scope="col" colSpan={2} className={styles.silentHead}>
                <VisuallyHidden>{labels.text}</VisuallyHidden>
              </th>
            </>
          )}
        </tr>
      </thead>
    </>
  );
}

export interface DiffTableRowProps {
  row: DiffRow;
  /** Columns of the table. */
  columns: number;
  labels: DiffViewLabels;
  /** Opens the folded lines. */
  onOpen: (fold: string) => void;
}

/** One line, two lines beside each other, or lines folded away. */
export function DiffTableRow({ row, columns, labels, onOpen }: DiffTableRowProps) {
  if (row.kind === 'fold')
    return (
      <tr>
        <td colSpan={columns} className={styles.foldCell}>
          <button
            type="button"
            className={styles.fold}
            onClick={() => onOpen(row.key.replace('fold ', ''))}
          >
            <ArrowUpDownIcon size={12} />
            {labels.unchanged({ count: row.count })}
          </button>
        </td>
      </tr>
    );
  if (row.kind === 'line')
    return (
      <tr data-state={row.line.kind}>
        <NumberCell line={row.line} number={row.line.before} />
        <NumberCell line={row.line} number={row.line.after} />
        <SignCell line={row.line} labels={labels} />
        <TextCell line={row.line} />
      </tr>
    );
  const { before, after } = row;
  return (
    <tr data-state={before === after ? 'same' : 'changed'}>
      <NumberCell line={before} number={before?.before} />
      <SignCell line={before} labels={labels} />
      <TextCell line={before} />
      <NumberCell line={after} number={after?.after} isDivided />
      <SignCell line={after} labels={labels} />
      <TextCell line={after} />
    </tr>
  );
}
