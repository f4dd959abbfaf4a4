import { classNames } from '../private/class-names.js';
import type { DiffViewLabels } from '../../labels/types.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { DiffLine } from './diff-lines.js';
import * as styles from './diff-view.css.js';

const signs = {
  added: { sign: '+', className: styles.added },
  removed: { sign: '−', className: styles.removed },
} as const;

/** The change, as a sign to see and a word to hear. */
export function SignCell({ line, labels }: { line: DiffLine | undefined; labels: DiffViewLabels }) {
  const kind = line?.kind ?? 'none';
  return (
    <td className={classNames(styles.sign, styles.kind[kind])}>
      {kind === 'same' || kind === 'none' ? null : (
        <>
          <span aria-hidden="true" className={signs[kind].className}>
            {signs[kind].sign}
          </span>
          <VisuallyHidden>{labels[kind]}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

export interface NumberCellProps {
  line: DiffLine | undefined;
  number: number | undefined;
  isDivided?: boolean;
}

/** A line's number on one side. */
export function NumberCell({ line, number, isDivided = false }: NumberCellProps) {
  return (
    <td
      className={classNames(
        styles.number,
        styles.kind[line?.kind ?? 'none'],
        isDivided && styles.divided,
      )}
    >
      {number}
    </td>
  );
}

/** A line with its changed words marked. */
export function TextCell({ line }: { line: DiffLine | undefined }) {
  const Mark = line?.kind === 'removed' ? 'del' : 'ins';
  return (
    <td className={classNames(styles.text, styles.kind[line?.kind ?? 'none'])}>
      {line?.parts
        ? line.parts.map((part, index) =>
            part.isChanged ? (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
              <Mark key={index} className={styles.changed}>
                {part.text}
              </Mark>
            ) : (
              part.text
            ),
          )
        : line?.text}
    </td>
  );
}
