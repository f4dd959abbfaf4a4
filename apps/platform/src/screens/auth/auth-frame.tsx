import type { ReactNode } from 'react';

import { AssistantLists } from './assistant-lists';
import * as styles from './auth-screen.css';

/** Around every form of `/auth`: the form at the start side, what an account is for at the end. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <section className={styles.forms}>{children}</section>
      <AssistantLists />
    </div>
  );
}
