import { useFormats } from '@constella/i18n/react';
import { Markdown } from '@constella/ui/markdown';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import type { ResultBlock, ResultDocument } from '../../assistants/result-document';
import * as styles from './printed-document.css';

interface PrintedDocumentProps {
  document: ResultDocument;
  /** The window of the printer is closed. */
  onPrinted: () => void;
}

/** A document on paper: it is not seen on the screen, and nothing else is seen in print. */
export function PrintedDocument({ document: printed, onPrinted }: PrintedDocumentProps) {
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
    <article className={styles.printed} data-theme="light" aria-hidden="true">
      <h1>
        <bdi>{printed.title}</bdi>
      </h1>
      {printed.blocks.map((block, at) => (
        // Nothing moves while it is printed.
        // eslint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} />
      ))}
    </article>,
    document.body,
  );
}

function Block({ block }: { block: ResultBlock }) {
  const { number } = useFormats();
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
      return <Markdown text={block.markdown} headingLevel={3} />;
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
          <caption className={styles.caption}>{block.caption}</caption>
          <thead>
            <tr>
              {block.columns.map((column, at) => (
                // eslint-disable-next-line react/no-array-index-key
                <th key={at} scope="col" className={styles.cell}>
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
                    className={typeof value === 'number' ? styles.figure : styles.cell}
                  >
                    {typeof value === 'number' ? number(value) : <bdi>{value}</bdi>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
