import { memo, Suspense } from 'react';

import { textDirection } from '../base/text-direction';
import { lazyPart } from '../base/loading/lazy-part';
import { Citation } from './citation';
import * as styles from './run-text.css';
import { withoutMarks, writtenSoFar } from './written-so-far';

const Markdown = lazyPart(() => import('@constella/ui/markdown').then((m) => m.Markdown));

/** Characters that are formatted: elements for more would hold the page up at every move. */
const mostFormatted = 100_000;

interface RunTextProps {
  /** Markdown as the model wrote it. */
  text: string;
  /** More is coming: what is whole is formatted, the rest is plain with a caret. */
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
  if (text.length > mostFormatted) return <Plain text={text} isWriting={isWriting} />;
  if (!isWriting) return <Formatted text={text} headingLevel={headingLevel} />;
  const { whole, last } = writtenSoFar(text);
  return (
    <div className={styles.writing}>
      {whole !== '' && <Formatted text={whole} headingLevel={headingLevel} />}
      <Plain text={withoutMarks(last)} isWriting />
    </div>
  );
});

/** Whole blocks; while another one is written, they are not drawn again. */
const Formatted = memo(function Formatted({ text, headingLevel }: Omit<RunTextProps, 'isWriting'>) {
  return (
    <Suspense fallback={<Plain text={text} isWriting={false} />}>
      <Markdown
        dir={textDirection(text)}
        text={text}
        headingLevel={headingLevel}
        citation={Citation}
      />
    </Suspense>
  );
});

function Plain({ text, isWriting }: { text: string; isWriting: boolean }) {
  return (
    <p className={styles.plain} dir={textDirection(text)}>
      {text}
      {isWriting && <span className={styles.caret} aria-hidden="true" />}
    </p>
  );
}
