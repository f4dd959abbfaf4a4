import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Heading, Link } from '@constella/ui';
import { useId } from 'react';

import { RunText } from '../../runs/run-text';
import * as styles from './views.css';

type Section = AssistantResult<'learning-content'>['sections'][number];

/** A text by its headings, which are listed beside it. */
export function OutlinedText({ items }: { items: readonly Section[] }) {
  const intl = useIntl();
  const own = useId();
  const target = (id: string) => `${own}-${id}`;
  const sections = items.map((section) => (
    // In the direction of its text: its heading begins where that does.
    <section
      key={section.id}
      id={target(section.id)}
      tabIndex={-1}
      dir="auto"
      className={styles.section}
    >
      <Heading level={3} size={20}>
        {section.title}
      </Heading>
      <RunText headingLevel={4} text={section.text} />
    </section>
  ));
  if (items.length < 3) return <div className={`${styles.body} ${styles.text}`}>{sections}</div>;
  return (
    <div className={styles.outlined}>
      <nav aria-label={intl.formatMessage({ id: 'study.outline' })} className={styles.outline}>
        <span className={styles.label}>{intl.formatMessage({ id: 'study.outline' })}</span>
        <ol className={styles.outlineList}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={`#${target(id)}`}
                onClick={(event) => {
                  // The address is the run's; a place in it is only looked at.
                  event.preventDefault();
                  const section = document.getElementById(target(id));
                  section?.scrollIntoView();
                  section?.focus({ preventScroll: true });
                }}
              >
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{sections}</div>
    </div>
  );
}
