import { direction, isLocale } from '@constella/i18n';
import { Suspense } from 'react';

import { lazyPart } from '../loading/lazy-part';
import * as styles from './rich-text.css';

const Markdown = lazyPart(() => import('@constella/ui/markdown').then((m) => m.Markdown));
const RichTextEditor = lazyPart(() => import('./rich-text-editor').then((m) => m.RichTextEditor));

export interface RichTextProps {
  /** Markdown. */
  value: string;
  /** Takes the changed Markdown. Without it the text is only read. */
  onChange?: ((markdown: string) => void) | undefined;
  /** Names the editor for screen readers. */
  label: string;
  /** The language the text is written in. */
  locale: string;
}

/** A long text with headings, lists and links: to be read, or to be written in place. */
export function RichText({ value, onChange, label, locale }: RichTextProps) {
  const dir = isLocale(locale) ? direction(locale) : 'ltr';
  const text = { lang: locale, dir } as const;
  const plain = (
    <div {...text} className={styles.plain}>
      {value}
    </div>
  );
  const read = (
    <Suspense fallback={plain}>
      <Markdown {...text} text={value} headingLevel={3} className={styles.page} />
    </Suspense>
  );
  if (!onChange) return read;
  return (
    <Suspense fallback={<div aria-busy="true">{read}</div>}>
      <RichTextEditor {...text} value={value} onChange={onChange} label={label} />
    </Suspense>
  );
}
