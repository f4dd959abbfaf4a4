import { localeName, locales } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Heading, Link, PlusIcon } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import { anchors, faqAnchor, questions } from './anchors';
import * as styles from './faq-section.css';

const contact = '/contact';

/** Questions to open one by one; each has an address of its own. */
export function FaqSection() {
  const intl = useIntl();
  const { list } = useFormats();
  const headingId = useId();
  const link = (words: ReactNode[]) => (
    <Link underlined href={contact}>
      {words}
    </Link>
  );
  return (
    <section id={anchors.faq} aria-labelledby={headingId} className={styles.section}>
      <div>
        <Heading level={2} id={headingId} className={styles.title}>
          {intl.formatMessage({ id: 'product.faq.title' })}
        </Heading>
        <p className={styles.contact}>
          {intl.formatMessage({ id: 'product.faq.contact' }, { a: link })}
        </p>
      </div>
      <div className={styles.questions}>
        {questions.map((question) => (
          <details
            key={question}
            id={faqAnchor(question)}
            className={styles.question}
            open={question === 'points'}
          >
            <summary className={styles.summary}>
              <Heading level={3} size="16" className={styles.words}>
                {intl.formatMessage({ id: `product.faq.${question}.question` })}
              </Heading>
              <PlusIcon className={styles.mark} />
            </summary>
            <p className={styles.answer}>
              {intl.formatMessage(
                { id: `product.faq.${question}.answer` },
                { count: locales.length, languages: list(locales.map(localeName)) },
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
