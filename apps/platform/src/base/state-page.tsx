import { Heading, Text } from '@constella/ui';
import type { ReactNode } from 'react';

import { PageTitle } from './page';
import * as styles from './state-page.css';

interface StatePageProps {
  /** Names the page in the document's title. @default the heading */
  page?: string;
  title: string;
  description: ReactNode;
  /** The ways out; the first one is the likeliest. */
  children: ReactNode;
  /** Read out when it appears. @default false */
  announced?: boolean;
}

/** Stands in place of a page that cannot be shown: what is the matter, and the way out. */
export function StatePage({
  page,
  title,
  description,
  children,
  announced = false,
}: StatePageProps) {
  return (
    <div className={styles.page} role={announced ? 'alert' : undefined}>
      <PageTitle page={page ?? title} />
      <Heading level={1} size="24">
        {title}
      </Heading>
      <Text as="p" tone="muted" className={styles.description}>
        {description}
      </Text>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
