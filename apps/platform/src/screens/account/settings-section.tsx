import { Heading } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import * as styles from './settings-section.css';

interface SettingsSectionProps {
  title: string;
  description: string;
  /** A fact that cannot be changed. */
  note?: string;
  children: ReactNode;
}

/** One part of the settings: what it is at the start side, its controls at the end side. */
export function SettingsSection({ title, description, note, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.words}>
        <Heading level={2} size="14" id={id}>
          {title}
        </Heading>
        <p className={styles.description}>{description}</p>
        {note && <p className={styles.description}>{note}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
