import { Heading } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import * as styles from './model-services.css';

interface ServiceSectionProps {
  title: string;
  description?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the page: its title, what to do there, its panel. */
export function ServiceSection({ title, description, action, children }: ServiceSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="14" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {description && <p className={styles.quiet}>{description}</p>}
      {children}
    </section>
  );
}
