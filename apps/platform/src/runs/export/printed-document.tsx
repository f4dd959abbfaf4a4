import { direction, intlTag } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Markdown } from '@constella/ui/markdown';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import type { ResultDocument } from '../result-document';
import { cellText, isFigure } from './cell-text';
import { outline, type PlacedBlock } from './outline';
import * as styles from './printed-document.css';
import { documentLanguage } from './document-language';

interface PrintedDocumentProps {
  document: ResultDocument;
  /** The window of the printer is closed. */
  onPrinted: () => void;
}

/** A document on paper: it is not seen on the screen, and nothing else is seen in print. */
export function PrintedDocument({ document: printed, onPrinted }: PrintedDocumentProps) {
  const written = documentLanguage(printed, useLocale());
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    // With the next frame: what is to be printed has to be laid out.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(
    // Paper is light, whatever the screen is.
    <article
      className={styles.printed}
      data-theme="light"
      lang={intlTag(written)}
      dir={direction(written)}
      aria-hidden="true"
    >
      <h1>
        <bdi>{printed.title}</bdi>
      </h1>
      {outline(printed).map((placed, at) => (
        // Nothing moves while it is printed.
        // eslint-disable-next-line react/no-array-index-key
        <Block key={at} placed={placed} />
      ))}
    </article>,
    document.body,
  );
}

function Block({ placed: { block, level, caption } }: { placed: PlacedBlock }) {
  const intl = useIntl();
  switch (block.kind) {
    case 'heading': {
      const Title = `h${block.level}` as const;
      return (
        <Title>
          <bdi>{block.text}</bdi>
        </Title>
      );
    }
    case 'text':
      return (
        <Markdown
          dir="auto"
          text={block.markdown}
          headingLevel={level > 3 ? 4 : level > 2 ? 3 : 2}
        />
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <li key={at}>
              <bdi>{item}</bdi>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className={styles.table}>
          {caption !== undefined && <caption className={styles.caption}>{caption}</caption>}
          <thead>
            <tr>
              {block.columns.map((column, at) => (
                // eslint-disable-next-line react/no-array-index-key
                <th
                  key={at}
                  scope="col"
                  className={isFigure(block.rows[0]?.[at] ?? '') ? styles.figure : styles.cell}
                >
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells, row) => (
              // eslint-disable-next-line react/no-array-index-key
              <tr key={row} className={styles.row}>
                {cells.map((value, at) => (
                  <td
                    // eslint-disable-next-line react/no-array-index-key
                    key={at}
                    className={isFigure(value) ? styles.figure : styles.cell}
                  >
                    <bdi>{cellText(value, intl)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
