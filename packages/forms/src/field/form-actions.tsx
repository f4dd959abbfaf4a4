'use client';

import { useFormats } from '@constella/i18n/react';
import type { ReactNode } from 'react';

import { useFormText, type FormText } from './form-text.js';
import { FormNotice } from './form-notice.js';
import * as styles from './form-layout.css.js';
import type { FormNotice as Notice } from './use-constella-form.js';

export interface FormActionsProps {
  notice: Notice | undefined;
  /** Milliseconds since the epoch; nothing is said while there is no draft. */
  draftSavedAt: number | undefined;
  /** Takes `{time}`. */
  draftSaved: FormText;
  /** Above the buttons: what the form would cost. */
  aside?: ReactNode;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** The bar of a long form that stays in sight: what went wrong, whether a draft is kept, actions. */
export function FormActions({
  notice,
  draftSavedAt,
  draftSaved,
  aside,
  children,
}: FormActionsProps) {
  const say = useFormText();
  const { time } = useFormats();
  return (
    <div className={styles.bar}>
      <FormNotice notice={notice} />
      {aside}
      <div className={styles.barLine}>
        {draftSavedAt === undefined ? null : (
          <span className={styles.draftHint}>{say(draftSaved, { time: time(draftSavedAt) })}</span>
        )}
        {children}
      </div>
    </div>
  );
}
