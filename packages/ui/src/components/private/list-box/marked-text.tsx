import type { ReactNode } from 'react';

import * as styles from './list-box.css.js';
import type { MatchRange } from './match.js';

interface MarkedTextProps {
  text: string;
  /** Ranges found, in order and apart. */
  ranges: readonly MatchRange[];
}

/** A text in its own direction, with what a search found in it marked. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, stop] of ranges) {
    parts.push(text.slice(end, start));
    parts.push(
      <mark key={start} className={styles.match}>
        {text.slice(start, stop)}
      </mark>,
    );
    end = stop;
  }
  parts.push(text.slice(end));
  return <bdi>{parts}</bdi>;
}
