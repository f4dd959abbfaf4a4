import type { ResultFlag } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { AlertTriangleIcon } from '@constella/ui';

import * as styles from './result-flags.css';
import { useFlagText } from './use-flag-text';

/** What the checks of ethics found in a result, beside it. */
export function ResultFlags({ flags = [] }: { flags: readonly ResultFlag[] | undefined }) {
  const intl = useIntl();
  const textOf = useFlagText();
  if (flags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'run.flags' })}>
      {flags.map((flag) => (
        <li key={flag.check} className={styles.flag}>
          <AlertTriangleIcon size={14} className={styles.mark} />
          <span>{textOf(flag)}</span>
        </li>
      ))}
    </ul>
  );
}
