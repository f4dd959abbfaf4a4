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
    <article className={styles.printed} aria-hidden="true">
      <h1>{printed.title}</h1>
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
  switch (block.kind) {
    case 'heading': {
      const Title = `h${block.level}` as const;
      return <Title>{block.text}</Title>;
    }
    case 'text':
      return <Markdown text={block.markdown} headingLevel={3} />;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item} dir="auto">
              {item}
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
              {block.columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells) => (
              <tr key={cells.join('|')}>
                {cells.map((value, at) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={at} className={styles.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
