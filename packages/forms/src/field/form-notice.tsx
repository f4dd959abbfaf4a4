'use client';

import { Callout } from '@constella/ui';

import type { FormNotice as Notice } from './use-constella-form.js';
import * as styles from './form-notice.css.js';

export interface FormNoticeProps {
  notice: Notice | undefined;
}

/** The message of the form itself, announced when it appears; stands just above the actions. */
export function FormNotice({ notice }: FormNoticeProps) {
  return (
    <div role="alert" className={styles.place}>
      {notice ? (
        <Callout tone="danger" title={notice.title}>
          {notice.text}
        </Callout>
      ) : null}
    </div>
  );
}
