import { useIntl } from '@constella/i18n/react';
import { Heading, Text } from '@constella/ui';
import type { ReactNode } from 'react';

import * as styles from './flow-screen.css';

interface ExchangeProps {
  question: string;
  /** Details sent with it, under its heading. */
  details?: ReactNode;
  /** At its end side, where there is room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A question as it was asked, and what came of it. */
export function Exchange({ question, details, beside, children }: ExchangeProps) {
  const intl = useIntl();
  return (
    <article className={styles.exchange}>
      <header className={styles.read}>
        <Text size={12} tone="muted">
          {intl.formatMessage({ id: 'flow.you' })}
        </Text>
        <Heading level={2} size={18} dir="auto" className={styles.question}>
          {question}
        </Heading>
        {details}
      </header>
      {beside ? (
        <div className={styles.withBeside}>
          <div className={styles.told}>{children}</div>
          <div className={styles.beside}>{beside}</div>
        </div>
      ) : (
        <div className={styles.read}>{children}</div>
      )}
    </article>
  );
}
