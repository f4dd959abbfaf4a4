import type { AssistantResult } from '@constella/api-client';
import { direction, intlTag } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Button, Heading, PrinterIcon } from '@constella/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { RunText } from '../../runs/run-text';
import * as printed from './printed-sheet.css';
import * as styles from './views.css';

type Result = AssistantResult<'learning-content'>;
interface CheatSheetProps {
  items: readonly Result['sections'][number][];
  result: Pick<Result, 'title' | 'locale'>;
}

const Columns = ({ items }: Pick<CheatSheetProps, 'items'>) =>
  items.map(({ id, title, text }) => (
    <section key={id} className={styles.block}>
      <Heading level={3} size={14}>
        <bdi>{title}</bdi>
      </Heading>
      <RunText headingLevel={4} text={text} />
    </section>
  ));

/** What is looked up again and again, in columns; on paper it is one page. */
export function CheatSheet(props: CheatSheetProps) {
  const intl = useIntl();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <div className={styles.body}>
      <div>
        <Button icon={<PrinterIcon />} onClick={() => setPrinting(true)}>
          {intl.formatMessage({ id: 'study.print' })}
        </Button>
      </div>
      <div className={styles.columns}>
        <Columns items={props.items} />
      </div>
      {isPrinting && <PrintedSheet {...props} onPrinted={() => setPrinting(false)} />}
    </div>
  );
}

/** Sizes of its letters that are tried, in CSS pixels; nobody reads smaller ones. */
const sizes = [14, 13, 12, 11, 10, 9, 8, 7] as const;

/** A sheet on paper, its letters as large as one page takes. */
function PrintedSheet({
  items,
  result: { title, locale },
  onPrinted,
}: CheatSheetProps & { onPrinted: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = sheet;
    const page = element?.parentElement;
    if (!element || !page) return;
    for (const size of sizes) {
      element.style.setProperty('--sheet-size', `${size}px`);
      if (element.scrollHeight <= page.clientHeight && element.scrollWidth <= page.clientWidth)
        break;
    }
  }, []);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <div className={printed.page} data-theme="light" aria-hidden="true">
      <article ref={sheet} className={printed.sheet} lang={intlTag(locale)} dir={direction(locale)}>
        <h1 className={printed.title}>
          <bdi>{title}</bdi>
        </h1>
        <Columns items={items} />
      </article>
    </div>,
    document.body,
  );
}
