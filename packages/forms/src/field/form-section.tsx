import type { ReactNode } from 'react';

import * as styles from './form-layout.css.js';

export interface FormSectionProps {
  /** Without one, its fields stand among those around them, in a panel as a section. */
  title?: string | undefined;
  description?: string | undefined;
  /** Muted words after the title: how many are chosen. */
  meta?: string;
  children: ReactNode;
}

/** A part of a long form under its own heading, divided from the next by a hairline. */
export function FormSection({ title, description, meta, children }: FormSectionProps) {
  return (
    <div className={title ? styles.section : `${styles.section} ${styles.untitled}`}>
      {title ? (
        <div>
          <div className={styles.headingLine}>
            <h2 className={styles.heading}>{title}</h2>
            {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
          </div>
          {description === undefined ? null : <p className={styles.hint}>{description}</p>}
        </div>
      ) : null}
      {children}
    </div>
  );
}
