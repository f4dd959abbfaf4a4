import { Heading } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import * as styles from './section.css';

interface SectionProps {
  /** The id links to it end in. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a public page: heading, one sentence, content. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <Heading level={2} id={headingId} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
