import type { ReactNode } from 'react';

import * as styles from './docs.css';

export interface Part {
  /** Of the element, for links into the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface DocPageProps {
  head: ReactNode;
  parts: readonly Part[];
}

const onThisPage = 'On this page';

/** A page of parts, with a list of them beside it where there is room. */
export const DocPage = ({ head, parts }: DocPageProps) => (
  <div className={styles.columns}>
    <main className={styles.main}>
      {head}
      {parts.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </main>
    <nav className={styles.contents} aria-label={onThisPage}>
      <p className={styles.contentsTitle}>{onThisPage}</p>
      {parts.map(({ id, title }) => (
        <a key={id} className={styles.contentsLink} href={`#${id}`} onClick={() => show(id)}>
          {title}
        </a>
      ))}
    </nav>
  </div>
);

// Storybook's frame keeps the hash for itself, so the browser alone would not scroll.
const show = (id: string) => document.getElementById(id)?.scrollIntoView();

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </header>
);
