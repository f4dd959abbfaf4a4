import { assignInlineVars } from '@vanilla-extract/dynamic';

import { classNames } from '../private/class-names.js';
import type { CodeChunk } from './code-chunks.js';
import * as styles from './code-block.css.js';

/** Keeps the height of an empty line. */
const lineBreak = '\n';

const numbersOf = ({ first, last }: CodeChunk) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).join('\n');

const linesOf = ({ first, text }: CodeChunk): CodeChunk[] =>
  text
    .split('\n')
    .map((line, index) => ({ first: first + index, last: first + index, text: line }));

export interface CodeLinesProps {
  /** Pieces of the text, or single lines. */
  pieces: readonly CodeChunk[];
  isNumbered: boolean;
  isWrapped: boolean;
}

/** The text in pieces, with or without numbers beside it; numbers are never selected or copied. */
export function CodeLines({ pieces, isNumbered, isWrapped }: CodeLinesProps) {
  // A line that wraps needs an element, or its number would not stand beside it.
  const shown = isNumbered && isWrapped ? pieces.flatMap(linesOf) : pieces;
  const canSkip = shown === pieces && pieces.length > 1;
  const digits = String(pieces.at(-1)?.last ?? 1).length;
  return (
    <code
      className={classNames(styles.code, isWrapped && styles.wrapped)}
      style={assignInlineVars({ [styles.digits]: String(digits) })}
    >
      {shown.map((chunk) => (
        <span
          key={chunk.first}
          className={classNames(
            styles.piece,
            isNumbered && styles.numbered,
            canSkip && styles.skippable,
          )}
          style={
            canSkip
              ? assignInlineVars({ [styles.pieceLines]: String(chunk.last - chunk.first + 1) })
              : undefined
          }
        >
          {isNumbered ? (
            <span className={styles.numbers} aria-hidden="true">
              {numbersOf(chunk)}
            </span>
          ) : null}
          <span>{chunk.text || lineBreak}</span>
        </span>
      ))}
    </code>
  );
}
