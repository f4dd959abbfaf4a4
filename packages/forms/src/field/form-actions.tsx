'use client';

import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import type { ReactNode } from 'react';

import { FormNotice } from './form-notice.js';
import * as styles from './form-layout.css.js';
import type { FormNotice as Notice } from './use-constella-form.js';

export interface FormActionsProps {
  notice: Notice | undefined;
  /** Milliseconds since the epoch; nothing is said while there is no draft. */
  draftSavedAt: number | undefined;
  /** Takes `{time}`. */
  draftSaved: MessageId;
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
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <div className={styles.bar}>
      <FormNotice notice={notice} />
      {aside}
      <div className={styles.barLine}>
        {draftSavedAt === undefined ? null : (
          <span className={styles.draftHint}>
            {intl.formatMessage({ id: draftSaved }, { time: time(draftSavedAt) })}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
