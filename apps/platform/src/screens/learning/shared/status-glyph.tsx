import type { ActivityDisplayStatus } from '@constella/api-client/contract';
import type { ReactNode } from 'react';

import * as styles from './status-glyph.css';

/** Each has a shape of its own: colour only repeats it. */
const shapes: Record<ActivityDisplayStatus, ReactNode> = {
  completed: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.4" className={styles.cutOut} />
    </>
  ),
  in_progress: (
    <>
      <circle cx="8" cy="8" r="6.25" className={styles.line} />
      <path d="M8 3.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  not_started: <circle cx="8" cy="8" r="6.25" className={styles.line} />,
  overdue: (
    <>
      <rect x="1.75" y="1.75" width="12.5" height="12.5" rx="2.5" className={styles.line} />
      <path d="M8 4.5v4" className={styles.line} />
      <circle cx="8" cy="11.25" r="1" fill="currentColor" />
    </>
  ),
  recommended: (
    <>
      <path d="M8 1.5 14.5 8 8 14.5 1.5 8z" className={styles.line} />
      <circle cx="8" cy="8" r="1.75" fill="currentColor" />
    </>
  ),
};

/** How far an activity is, as a shape; the word for it stands nearby. */
export function StatusGlyph({ status }: { status: ActivityDisplayStatus }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className={styles.glyph[status]} aria-hidden>
      {shapes[status]}
    </svg>
  );
}
