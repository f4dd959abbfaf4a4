import { useIntl } from '@constella/i18n/react';
import { Heading, Link } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import { questionAnchor, useProductQuestions } from '../../base/questions/product-questions';
import { QuestionList } from '../../base/questions/question-list';
import { anchors } from './anchors';
import * as styles from './faq-section.css';

const contact = '/contact';

/** Questions to open one by one; each has an address of its own. */
export function FaqSection() {
  const intl = useIntl();
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
      <QuestionList questions={useProductQuestions()} open={questionAnchor('points')} />
    </section>
  );
}
