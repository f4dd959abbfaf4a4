import { useFormats, useIntl } from '@constella/i18n/react';

import type { BlockProps } from './page-context';
import * as styles from './page-screen.css';

/** The day a document was last changed: `::updated{date=2026-11-01}`. */
export function Updated({ attributes: { date } }: BlockProps) {
  const intl = useIntl();
  const formats = useFormats();
  if (!date) return null;
  return (
    <p className={styles.muted}>
      {intl.formatMessage(
        { id: 'page.updated' },
        { date: <time dateTime={date}>{formats.date(date)}</time> },
      )}
    </p>
  );
}
