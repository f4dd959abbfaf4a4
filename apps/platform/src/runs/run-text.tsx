import { memo, Suspense } from 'react';

import { textDirection } from '../base/text-direction';
import { lazyPart } from '../base/loading/lazy-part';
import { Citation } from './citation';
import * as styles from './run-text.css';

const Markdown = lazyPart(() => import('@constella/ui/markdown').then((m) => m.Markdown));

/** Characters that are formatted: elements for more would hold the page up at every move. */
const mostFormatted = 100_000;

interface RunTextProps {
  /** Markdown as the model wrote it. */
  text: string;
  /** More is coming: shown as plain text with a caret, so that half-written marks do not flicker. */
  isWriting?: boolean;
  /** The level its highest heading fits under. */
  headingLevel: 3 | 4;
}

/**
 * A text written by a model, in the direction of its own language. Drawn again when it grows, not
 * whenever another text of the run does.
 */
export const RunText = memo(function RunText({
  text,
  isWriting = false,
  headingLevel,
}: RunTextProps) {
  const plain = (
    <p className={styles.plain} dir={textDirection(text)}>
      {text}
      {isWriting && <span className={styles.caret} aria-hidden="true" />}
    </p>
  );
  return isWriting || text.length > mostFormatted ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <Markdown
        dir={textDirection(text)}
        text={text}
        headingLevel={headingLevel}
        citation={Citation}
      />
    </Suspense>
  );
});
